/** Every word of the game, in its two languages. `{…}` is filled in by `fill`. */
const korean = {
  spin: '스핀',
  stake: '베팅',
  less: '베팅 줄이기',
  more: '베팅 늘리기',
  win: '당첨',
  returned: '베팅 반환',
  balance: '잔액',
  playMoney: '플레이 머니',
  playMoneyLong: '플레이 머니입니다. 실제 돈은 오가지 않습니다.',
  reels: '릴',
  rowsShown: '릴 {reel}: {symbols}',
  noWin: '당첨 없음',
  wonOf: '{amount} 당첨. 줄 {lines}개.',
  ready: '준비되었습니다',
  spinning: '릴이 돌고 있습니다',
  paytable: '배당표',
  close: '닫기',
  paysFor: '베팅 {stake}일 때의 당첨금',
  wild: '와일드',
  wildRule: '다른 모든 그림을 대신합니다.',
  lines: '당첨 줄',
  linesRule:
    '같은 그림이 왼쪽 릴부터 이어지면 당첨입니다. 줄마다 가장 높은 배당 하나를 지급하고, 여러 줄의 당첨금은 더합니다.',
  rtp: '환원율',
  rtpRule:
    '오래 했을 때 베팅액 가운데 평균적으로 돌아오는 비율이며, 릴과 배당표로 정확히 계산한 값입니다. 한 번의 게임 결과를 뜻하지 않습니다.',
  volatility: '변동성',
  low: '낮음',
  medium: '중간',
  high: '높음',
  fairness: '공정성',
  fairRule:
    '결과는 서버의 암호학적 난수로 정해지며, 릴의 모든 정지 위치는 나올 확률이 같습니다. 앞선 결과는 다음 결과에 영향을 주지 않습니다.',
  safeRule:
    '연결이 끊겨도 진행 중인 게임은 서버에 남아 있으며, 다시 열면 이어집니다. 확인되지 않은 베팅은 돌려드립니다.',
  keyRule: '스페이스 또는 엔터 키로도 스핀할 수 있습니다.',
  retry: '다시 시도',
  deposit: '입금하기',
  lower: '베팅 {stake}(으)로 낮추기',
  leave: '게임 닫기',
  fine: '확인',
  fundsTitle: '잔액이 부족합니다',
  fundsText: '잔액은 {balance}입니다. 베팅은 이루어지지 않았습니다.',
  offlineTitle: '연결이 끊겼습니다',
  offlineText: '인터넷 연결을 확인하고 있습니다. 잔액과 진행 중인 게임은 안전합니다.',
  unclearTitle: '결과를 확인하고 있습니다',
  unclearText: '이번 게임은 서버에 기록되어 있습니다. 같은 베팅이 두 번 빠지지 않습니다.',
  otherTitle: '다른 창에서 진행 중입니다',
  otherText: '이 게임이 다른 창에서 아직 끝나지 않았습니다. 끝나면 바로 이어집니다.',
  expiredTitle: '게임 시간이 지났습니다',
  expiredText: '게임을 닫고 다시 열어 주세요. 잔액은 그대로입니다.',
  busyTitle: '게임을 열 수 없습니다',
  busyText: '잠시 뒤에 다시 시도해 주세요. 잔액은 그대로입니다.',
  voidedTitle: '게임이 취소되었습니다',
  voidedText: '베팅 {stake}을(를) 돌려드렸습니다.',
  resumed: '끝나지 않았던 게임을 이어서 보여드립니다',
  resuming: '끝나지 않은 게임을 마무리하고 있습니다',
} as const

export type Words = Readonly<Record<keyof typeof korean, string>>

const english: Words = {
  spin: 'Spin',
  stake: 'Stake',
  less: 'Lower the stake',
  more: 'Raise the stake',
  win: 'Win',
  returned: 'Stake returned',
  balance: 'Balance',
  playMoney: 'Play money',
  playMoneyLong: 'This is play money. No real money changes hands.',
  reels: 'Reels',
  rowsShown: 'Reel {reel}: {symbols}',
  noWin: 'No win',
  wonOf: 'Won {amount} on {lines} lines.',
  ready: 'Ready',
  spinning: 'The reels are turning',
  paytable: 'Paytable',
  close: 'Close',
  paysFor: 'Pays for a stake of {stake}',
  wild: 'Wild',
  wildRule: 'Stands for every other symbol.',
  lines: 'Lines',
  linesRule:
    'Equal symbols pay when they follow each other from the leftmost reel. Each line pays its best run once; the wins of all lines are added.',
  rtp: 'Return to player',
  rtpRule:
    'The share of all stakes that comes back on average over a very long time, worked out exactly from the reels and this paytable. It says nothing about a single round.',
  volatility: 'Volatility',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  fairness: 'Fairness',
  fairRule:
    'The server draws each result with cryptographic random numbers, and every stop of a reel is equally likely. Earlier results never change later ones.',
  safeRule:
    'If the connection drops, your round stays on the server and goes on when you open the game again. A stake that was never confirmed is returned.',
  keyRule: 'Space or Enter spins too.',
  retry: 'Try again',
  deposit: 'Go to deposit',
  lower: 'Lower the stake to {stake}',
  leave: 'Close the game',
  fine: 'OK',
  fundsTitle: 'Your balance is too low',
  fundsText: 'You have {balance}. No stake was taken.',
  offlineTitle: 'The connection is gone',
  offlineText: 'Looking for the internet. Your balance and your round are safe.',
  unclearTitle: 'Checking the result',
  unclearText: 'Your round is on record. The same stake is never taken twice.',
  otherTitle: 'Playing in another window',
  otherText: 'This game has not finished there yet. It goes on here as soon as it has.',
  expiredTitle: 'This sitting has ended',
  expiredText: 'Close the game and open it again. Your balance is as it was.',
  busyTitle: 'The game cannot be opened',
  busyText: 'Please try again in a moment. Your balance is as it was.',
  voidedTitle: 'The round was called off',
  voidedText: 'Your stake of {stake} was returned.',
  resumed: 'Here is the round that was not finished',
  resuming: 'Finishing the round that was left',
}

/** The page's words; any language but Korean reads English. */
export function wordsIn(language: string): Words {
  return language.startsWith('ko') ? korean : english
}

/** Puts values into a text's `{names}`. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
