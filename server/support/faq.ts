import type { FaqEntry } from '../../src/contract/support.ts'

/** Questions that are often asked, in the order in which they are shown. */
export const faq: readonly FaqEntry[] = [
  {
    id: 'deposit-time',
    category: 'wallet',
    question: { en: 'How long does a deposit take?', ko: '입금은 얼마나 걸리나요?' },
    answer: {
      en: 'Usually a few minutes after your transfer. A bank may take up to 24 hours. From 23:50 to 00:30 banks are under maintenance and requests wait.\nThe request shows its state under wallet, history.',
      ko: '보통 이체 후 몇 분 안에 처리됩니다. 은행 사정에 따라 최대 24시간이 걸릴 수 있으며, 은행 점검 시간(23:50~00:30)에는 처리가 미뤄집니다.\n진행 상태는 지갑의 이용 내역에서 볼 수 있습니다.',
    },
  },
  {
    id: 'withdraw-how',
    category: 'wallet',
    question: { en: 'How do I withdraw?', ko: '출금은 어떻게 신청하나요?' },
    answer: {
      en: 'Give your bank account on my page, then enter an amount under wallet, withdraw. Amounts are multiples of the unit that the page shows and at most your balance.\nThe amount leaves your balance when you ask and comes back if the request is rejected.',
      ko: '마이페이지에서 은행 계좌를 등록한 뒤 지갑의 출금에서 금액을 입력해 주세요. 화면에 표시된 단위로, 보유 금액 안에서 신청할 수 있습니다.\n신청하면 금액이 잔액에서 빠지고, 거절되면 다시 돌아옵니다.',
    },
  },
  {
    id: 'inquiry-time',
    category: 'account',
    question: { en: 'When will my inquiry be answered?', ko: '1:1 문의 답변은 언제 받나요?' },
    answer: {
      en: 'Usually within one to two days. A memo tells you when the answer is there.',
      ko: '보통 1~2일 안에 답변드립니다. 답변이 등록되면 쪽지로 알려 드립니다.',
    },
  },
  {
    id: 'rolling',
    category: 'wallet',
    question: { en: 'What is rolling?', ko: '롤링이 무엇인가요?' },
    answer: {
      en: 'A deposit may have to be wagered once before a withdrawal. Rolling is the part that is left. Every stake lowers it; at zero you can withdraw.',
      ko: '입금한 금액을 출금 전에 한 번 이상 이용해야 하는 경우가 있습니다. 롤링은 그중 남은 금액이며, 베팅할 때마다 줄어들고 0이 되면 출금할 수 있습니다.',
    },
  },
  {
    id: 'points',
    category: 'wallet',
    question: { en: 'How do I turn points into balance?', ko: '포인트는 어떻게 전환하나요?' },
    answer: {
      en: 'Under wallet, points. The smallest conversion is 10,000 points, in steps of 10,000. It happens at once.',
      ko: '지갑의 포인트에서 전환할 수 있습니다. 최소 10,000포인트부터 10,000 단위로 전환되며 바로 반영됩니다.',
    },
  },
  {
    id: 'deposit-open',
    category: 'wallet',
    question: { en: 'Why can I not ask for a second deposit?', ko: '왜 입금을 한 번 더 신청할 수 없나요?' },
    answer: {
      en: 'One deposit can be open at a time, so that a transfer is matched with the right request. Ask again once the first one is decided.',
      ko: '이체 내역을 정확히 확인하기 위해 한 번에 하나의 입금만 진행할 수 있습니다. 앞선 신청이 처리된 뒤 다시 신청해 주세요.',
    },
  },
  {
    id: 'password-forgotten',
    category: 'account',
    question: { en: 'I forgot my password', ko: '비밀번호를 잊었어요' },
    answer: {
      en: 'Choose "forgot password" on the sign-in page and enter the e-mail address of your account. You get a link that can be used once, within 30 minutes. Afterwards all devices are signed out.',
      ko: '로그인 화면에서 비밀번호 찾기를 누르고 가입한 이메일을 입력해 주세요. 30분 동안 한 번 사용할 수 있는 링크를 보내 드립니다. 새 비밀번호를 정하면 모든 기기에서 로그아웃됩니다.',
    },
  },
  {
    id: 'sessions',
    category: 'account',
    question: { en: 'Where am I signed in?', ko: '어느 기기에서 로그인되어 있는지 알 수 있나요?' },
    answer: {
      en: 'My page lists every session with browser, system and time. You can end one of them or sign out everywhere.',
      ko: '마이페이지에서 브라우저, 운영체제, 시각과 함께 확인할 수 있습니다. 하나씩 끝내거나 모든 기기에서 로그아웃할 수 있습니다.',
    },
  },
  {
    id: 'bank-change',
    category: 'account',
    question: { en: 'How do I change my bank account?', ko: '은행 계좌를 바꾸고 싶어요' },
    answer: {
      en: 'On my page. You enter your password once more, and a memo confirms the change.',
      ko: '마이페이지에서 바꿀 수 있습니다. 비밀번호를 한 번 더 입력해야 하며, 변경되면 쪽지로 알려 드립니다.',
    },
  },
  {
    id: 'game-interrupted',
    category: 'games',
    question: { en: 'My connection dropped in a round. What now?', ko: '게임 도중 연결이 끊겼어요' },
    answer: {
      en: 'The round is kept on the server. Open the game again: it continues the round or shows its result. A round that cannot be finished is called off and its stake returned.',
      ko: '진행 중이던 라운드는 서버에 보관됩니다. 게임을 다시 열면 이어서 진행되거나 결과가 표시됩니다. 끝낼 수 없는 라운드는 취소되고 베팅 금액이 돌아옵니다.',
    },
  },
  {
    id: 'popup-blocked',
    category: 'games',
    question: { en: 'A game does not open', ko: '게임이 열리지 않아요' },
    answer: {
      en: 'Some games open in a window of their own. Allow pop-ups for this site, or use the button that the message offers. If a game stays on loading, close it and open it again.',
      ko: '일부 게임은 새 창에서 열립니다. 이 사이트의 팝업을 허용하거나 안내에 있는 버튼을 눌러 주세요. 로딩이 계속되면 게임을 닫고 다시 열어 주세요.',
    },
  },
  {
    id: 'offline',
    category: 'games',
    question: { en: 'Can I use the app offline?', ko: '오프라인에서도 쓸 수 있나요?' },
    answer: {
      en: 'The app opens and shows what it knew last, with its time. Games, deposits and withdrawals need a connection. What you typed is kept until you are back.',
      ko: '앱은 열리며 마지막으로 확인한 내용을 시각과 함께 보여 줍니다. 게임과 입출금에는 연결이 필요하고, 작성하던 내용은 다시 연결될 때까지 보관됩니다.',
    },
  },
  {
    id: 'play-money',
    category: 'safety',
    question: { en: 'Is this real money?', ko: '실제 돈으로 이용하나요?' },
    answer: {
      en: 'No. This reference operator runs on play money. It cannot be bought, exchanged or paid out.',
      ko: '아닙니다. 이 레퍼런스 운영자는 체험용 머니만 사용합니다. 구매, 교환, 출금할 수 없습니다.',
    },
  },
  {
    id: 'break',
    category: 'safety',
    question: { en: 'I would like to take a break', ko: '잠시 쉬고 싶어요' },
    answer: {
      en: 'Close the app and come back when you like: nothing is lost. If you want your account closed for some time, write to us under 1:1 inquiry.',
      ko: '앱을 닫고 원할 때 돌아오시면 됩니다. 사라지는 것은 없습니다. 일정 기간 계정을 닫아 두고 싶다면 1:1 문의로 알려 주세요.',
    },
  },
]
