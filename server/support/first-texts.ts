import type { LocalizedText } from '../../src/contract/localized.ts'
import type { MemoKind } from './memos.ts'

interface Text {
  readonly title: LocalizedText
  readonly content: LocalizedText
  /** How long before the first start it is dated, hours. */
  readonly hoursAgo: number
}

/** The announcements that a fresh reference operator has, oldest first. */
export const firstNotices: readonly (Text & { readonly important: boolean })[] = [
  {
    title: { en: 'Welcome to the reference operator', ko: '레퍼런스 운영자를 시작합니다' },
    content: {
      en: 'This site shows how the player app works. Everything here runs on play money: it cannot be bought, exchanged or paid out.\nHave a look around, and write to us under 1:1 inquiry if something is unclear.',
      ko: '이 사이트는 앱이 어떻게 작동하는지 보여 줍니다. 모든 기능은 체험용 머니로 운영되며 구매, 교환, 출금할 수 없습니다.\n편하게 둘러보시고 궁금한 점은 1:1 문의로 남겨 주세요.',
    },
    important: false,
    hoursAgo: 24 * 30,
  },
  {
    title: { en: 'Terms of service of November 2026', ko: '2026년 11월 이용약관 안내' },
    content: {
      en: 'The terms of service and the privacy policy of 1 November 2026 are in force. You find both at the foot of every page.',
      ko: '2026년 11월 1일자 이용약관과 개인정보 처리방침이 시행되었습니다. 모든 화면 아래에서 확인할 수 있습니다.',
    },
    important: false,
    hoursAgo: 24 * 19,
  },
  {
    title: { en: 'Favourites on all your tabs', ko: '즐겨찾기가 모든 탭에서 함께 바뀝니다' },
    content: {
      en: 'A star that you set in one tab appears in the others at once. Favourites set before signing in can be added to your account.',
      ko: '한 탭에서 추가한 즐겨찾기가 다른 탭에도 바로 나타납니다. 로그인 전에 추가한 즐겨찾기도 계정에 담을 수 있습니다.',
    },
    important: false,
    hoursAgo: 24 * 12,
  },
  {
    title: { en: 'Interrupted rounds continue', ko: '중단된 라운드를 이어서 진행할 수 있습니다' },
    content: {
      en: 'If the connection drops in a round, open the game again: it continues where it was or shows its result. A round that cannot be finished is called off and its stake returned.',
      ko: '라운드 중에 연결이 끊겨도 게임을 다시 열면 이어서 진행되거나 결과가 표시됩니다. 끝낼 수 없는 라운드는 취소되고 베팅 금액이 돌아옵니다.',
    },
    important: false,
    hoursAgo: 24 * 7,
  },
  {
    title: { en: 'See where you are signed in', ko: '로그인된 기기를 확인하세요' },
    content: {
      en: 'My page now lists every session of your account. If you see one that you do not know, sign out everywhere and change your password.',
      ko: '마이페이지에서 내 계정이 로그인된 기기를 모두 볼 수 있습니다. 모르는 기기가 있으면 모든 기기에서 로그아웃한 뒤 비밀번호를 바꿔 주세요.',
    },
    important: false,
    hoursAgo: 24 * 3,
  },
  {
    title: { en: 'Bank maintenance from 23:50 to 00:30', ko: '은행 점검 시간 안내 (23:50~00:30)' },
    content: {
      en: 'Every night from 23:50 to 00:30 banks are under maintenance. Deposits and withdrawals asked for in this time are accepted and decided afterwards. Transfers may take up to 24 hours.',
      ko: '매일 23:50부터 00:30까지는 은행 점검 시간입니다. 이 시간에 신청한 입금과 출금은 접수되며 점검이 끝난 뒤 처리됩니다. 이체에는 최대 24시간이 걸릴 수 있습니다.',
    },
    important: true,
    hoursAgo: 20,
  },
]

/** The memos that the demo player has, oldest first. */
export const firstMemos: readonly (Text & { readonly kind: MemoKind })[] = [
  {
    kind: 'direct',
    title: { en: 'Welcome, Demo', ko: 'Demo님, 환영합니다' },
    content: {
      en: 'Your account holds 1,000,000 in play money. Deposits and withdrawals are simulated: a make-believe bank decides them within a minute or two.',
      ko: '체험용 머니 1,000,000원이 지급되었습니다. 입금과 출금은 모의로 처리되며, 가상의 은행이 1~2분 안에 결정합니다.',
    },
    hoursAgo: 48,
  },
  {
    kind: 'all',
    title: { en: 'Take a break now and then', ko: '중간중간 쉬어 가세요' },
    content: {
      en: 'Decide how long you want to play before you begin. Nothing is lost when you close a game and come back later.',
      ko: '시작하기 전에 이용할 시간을 정해 보세요. 게임을 닫았다가 나중에 돌아와도 사라지는 것은 없습니다.',
    },
    hoursAgo: 26,
  },
  {
    kind: 'direct',
    title: { en: 'Your bank account was added', ko: '은행 계좌가 등록되었습니다' },
    content: {
      en: 'A made-up account at Play Bank was added for trying withdrawals. You can change it on my page.',
      ko: '출금을 체험할 수 있도록 Play Bank의 가상 계좌를 등록해 두었습니다. 마이페이지에서 바꿀 수 있습니다.',
    },
    hoursAgo: 3,
  },
]
