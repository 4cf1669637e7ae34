import type { DocumentTexts } from './documents.ts'

/** Terms of the reference operator: play money, no licence claimed. */
export const terms: DocumentTexts = {
  version: '2026-11',
  effective: '2026-11-01',
  texts: {
    en: {
      title: 'Terms of service',
      sections: [
        {
          heading: '1. What this service is',
          paragraphs: [
            'This site is run by a reference operator. It shows how the player app works and uses play money only.',
            'Play money has no value. It cannot be bought, sold, exchanged or paid out, and no game on this site is gambling for money.',
            'The operator claims no gambling licence.',
          ],
        },
        {
          heading: '2. Who may join',
          paragraphs: [
            'You may join if you have reached the minimum age that the registration page states, and at least 18 years.',
            'You hold one account for yourself. You give your own e-mail address and phone number, and keep them up to date.',
          ],
        },
        {
          heading: '3. Your account',
          paragraphs: [
            'You choose a password that nobody can guess and do not share it. What is done while you are signed in counts as done by you.',
            'My page shows where you are signed in. If you do not know one of these sessions, sign out everywhere and change your password.',
          ],
        },
        {
          heading: '4. Deposits and withdrawals',
          paragraphs: [
            'Deposits and withdrawals are simulated. Amounts, units and limits are shown before you send a request.',
            'A bank transfer may take up to 24 hours. During bank maintenance, from 23:50 to 00:30, requests wait.',
            'Where a wagering amount is left, a withdrawal can be requested once it has been played.',
          ],
        },
        {
          heading: '5. Games',
          paragraphs: [
            'Games are offered by studios and played on their own pages. The result that the operator recorded decides.',
            'A round that was interrupted is finished or called off, and a stake that was called off is returned.',
            'Each game states its return to player. It is an average over very many rounds and promises nothing for one session.',
          ],
        },
        {
          heading: '6. Playing responsibly',
          paragraphs: [
            'Play is for leisure. Decide how much time you want to spend before you begin, and take breaks.',
            'If playing stops being a pleasure, close the app and talk to someone. The help line in the footer is there for that.',
          ],
        },
        {
          heading: '7. What is not allowed',
          paragraphs: [
            'Programs that play for you, several accounts for one person, and the use of errors to gain an advantage are not allowed.',
            'The operator may end sessions or close an account that breaks these terms, and says why.',
          ],
        },
        {
          heading: '8. Changes and questions',
          paragraphs: [
            'Changes of these terms are announced at least seven days before they take effect. Each version has a number and a date.',
            'Questions are answered under 1:1 inquiry, usually within one to two days.',
          ],
        },
      ],
    },
    ko: {
      title: '이용약관',
      sections: [
        {
          heading: '1. 서비스 안내',
          paragraphs: [
            '이 사이트는 앱의 작동 방식을 보여 주기 위한 레퍼런스 운영자가 운영하며, 체험용 머니만 사용합니다.',
            '체험용 머니에는 금전적 가치가 없습니다. 구매, 판매, 교환, 출금할 수 없으며 이 사이트의 어떤 게임도 현금을 건 도박이 아닙니다.',
            '운영자는 도박 관련 허가를 보유하고 있다고 주장하지 않습니다.',
          ],
        },
        {
          heading: '2. 가입 자격',
          paragraphs: [
            '가입 화면에 표시된 최소 나이 이상이며 만 18세 이상인 분만 가입할 수 있습니다.',
            '계정은 본인 명의로 한 사람이 하나만 가질 수 있습니다. 본인의 이메일과 전화번호를 입력하고, 바뀌면 수정해 주세요.',
          ],
        },
        {
          heading: '3. 계정 관리',
          paragraphs: [
            '다른 사람이 짐작할 수 없는 비밀번호를 정하고 누구에게도 알려 주지 마세요. 로그인한 상태에서 이루어진 일은 회원 본인이 한 것으로 봅니다.',
            '마이페이지에서 로그인된 기기를 확인할 수 있습니다. 모르는 기기가 있으면 모든 기기에서 로그아웃한 뒤 비밀번호를 바꿔 주세요.',
          ],
        },
        {
          heading: '4. 입금과 출금',
          paragraphs: [
            '입금과 출금은 모의로 처리됩니다. 금액 단위와 한도는 신청 전에 화면에 표시됩니다.',
            '은행 이체에는 최대 24시간이 걸릴 수 있습니다. 은행 점검 시간(23:50~00:30)에는 처리가 미뤄집니다.',
            '남은 롤링 금액이 있으면 모두 채운 뒤에 출금을 신청할 수 있습니다.',
          ],
        },
        {
          heading: '5. 게임',
          paragraphs: [
            '게임은 각 게임사가 제공하며 게임사의 화면에서 진행됩니다. 결과는 운영자의 기록을 기준으로 합니다.',
            '중단된 라운드는 이어서 끝내거나 취소되며, 취소된 라운드의 베팅 금액은 돌려드립니다.',
            '게임마다 표시된 환수율은 아주 많은 라운드의 평균이며, 한 번의 이용에서 같은 결과를 보장하지 않습니다.',
          ],
        },
        {
          heading: '6. 책임 있는 이용',
          paragraphs: [
            '게임은 여가입니다. 시작하기 전에 이용할 시간을 정하고 중간에 쉬어 주세요.',
            '더 이상 즐겁지 않다면 앱을 닫고 주변 사람이나 화면 아래의 상담 창구에 이야기해 주세요.',
          ],
        },
        {
          heading: '7. 금지 행위',
          paragraphs: [
            '자동 프로그램의 사용, 한 사람의 여러 계정 이용, 오류를 악용해 이익을 얻는 행위는 허용되지 않습니다.',
            '약관을 어긴 계정은 로그인이 종료되거나 이용이 제한될 수 있으며, 그 사유를 안내합니다.',
          ],
        },
        {
          heading: '8. 약관 변경과 문의',
          paragraphs: [
            '약관이 바뀌면 시행 7일 전까지 공지합니다. 모든 약관에는 버전과 시행일이 있습니다.',
            '궁금한 점은 1:1 문의로 남겨 주세요. 보통 1~2일 안에 답변드립니다.',
          ],
        },
      ],
    },
  },
}
