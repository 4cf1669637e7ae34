import type { FairWords } from '../../shared/fair-words.ts'

/** Every word of the games' sheet about fairness. `{…}` is filled in. */
export const fair: FairWords = {
  open: '라운드 검증',
  title: '내 라운드 검증',
  seedRule:
    '모든 결과는 두 시드로 정해집니다. 하나는 서버의 비밀 시드로, 플레이하기 전에 그 지문을 볼 수 있습니다. 다른 하나는 내 시드입니다. 나중에는 누구도 바꿀 수 없습니다. 새 시드를 시작하면 서버 시드가 공개되어 그 시드로 뽑은 모든 라운드를 검증할 수 있습니다.',
  commitment: '서버 시드의 지문 (SHA-256)',
  clientSeed: '내 시드',
  clientSeedRule: '문자, 숫자, 기호 1~64자. 공백과 콜론은 쓸 수 없습니다. 바꾸면 새 시드가 시작됩니다.',
  change: '변경',
  drawn: '뽑은 라운드: {count}',
  rotate: '서버 시드를 공개하고 새 시드 시작',
  revealed: '이전 시드',
  serverSeed: '서버 시드',
  lastRound: '지난 라운드',
  noRound: '여기서 끝난 라운드가 아직 없습니다.',
  proof: '라운드 증명',
  copy: '증명 복사',
  copied: '복사했습니다.',
  notCopied: '여기서는 복사가 막혀 있습니다. 선택된 텍스트를 직접 복사해 주세요.',
  check: '검증하기',
  secret: '이 라운드의 서버 시드는 아직 비밀입니다. 검증하려면 새 시드를 시작해 주세요.',
  unfinished: '아직 끝나지 않은 라운드가 있습니다. 먼저 끝내 주세요.',
  failed: '처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
  rules: '이 게임 규칙의 지문 (SHA-256)',
  saltRule:
    '이 값들은 사슬의 끝값을 먼저 본 테이블의 브라우저들이 보낸 것입니다. 모든 추첨에 들어가므로 운영사는 결과를 보고 사슬을 고를 수 없었습니다.',
  saltNobody: '이 사슬에는 값을 보낸 브라우저가 없습니다. 결과가 미리 정해져 있었다는 것만 증명됩니다.',
  saltWaits: '테이블의 브라우저들이 이 사슬에 쓸 값을 보내고 있습니다. 첫 결과가 나오기 전에 확정됩니다.',
  salt: '사슬의 솔트',
  ownValue: '(내 브라우저의 값)',
}
