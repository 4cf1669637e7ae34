import type { DocumentTexts } from './documents.ts'

/** Privacy policy of the reference operator: it says what this very program stores. */
export const privacy: DocumentTexts = {
  version: '2026-11',
  effective: '2026-11-01',
  texts: {
    en: {
      title: 'Privacy policy',
      sections: [
        {
          heading: '1. What we store',
          paragraphs: [
            'Of your account: user name, nickname, e-mail address, phone number, date of birth, the accepted version of the terms, and a bank account if you give one.',
            'Of your password: only a salted argon2id hash. Nobody can read it, neither can we.',
            'Of your use: sign-ins with browser, system and time, rounds played, movements of play money, requests, inquiries and memos.',
          ],
        },
        {
          heading: '2. What it is for',
          paragraphs: [
            'We use this data to run your account, to answer your inquiries and to protect you from misuse.',
            'We do not sell it, we show no advertising, and there is no tracking by third parties.',
          ],
        },
        {
          heading: '3. What stays on your device',
          paragraphs: [
            'Appearance, language, favourites and drafts of forms are kept in your browser, so that the app starts fast and nothing you typed is lost.',
            'The session ends with the browser window. Signing out removes personal data from the device.',
          ],
        },
        {
          heading: '4. Who receives data',
          paragraphs: [
            'A game studio receives a number for your account, your nickname, currency and language, so that a game can be played. It receives no e-mail address, phone number or bank account.',
          ],
        },
        {
          heading: '5. How long we keep it',
          paragraphs: [
            'Ended sessions are deleted after 30 days, links for a new password after one day, deleted memos after one day.',
            'Movements of money are kept as long as the account exists, for they prove its balance.',
          ],
        },
        {
          heading: '6. Your rights',
          paragraphs: [
            'You may see and correct your data on my page, and ask by inquiry for a copy or for the deletion of your account.',
          ],
        },
        {
          heading: '7. Changes',
          paragraphs: [
            'Changes of this policy are announced at least seven days before they take effect. Each version has a number and a date.',
          ],
        },
      ],
    },
    ko: {
      title: '개인정보 처리방침',
      sections: [
        {
          heading: '1. 저장하는 정보',
          paragraphs: [
            '계정 정보: 아이디, 닉네임, 이메일, 전화번호, 생년월일, 동의한 약관 버전, 그리고 직접 등록한 경우 은행 계좌입니다.',
            '비밀번호는 솔트를 더한 argon2id 해시로만 보관합니다. 운영자를 포함해 누구도 원래 비밀번호를 알 수 없습니다.',
            '이용 기록: 로그인한 브라우저와 운영체제 및 시각, 게임 라운드, 체험용 머니의 변동, 입출금 신청, 문의와 쪽지입니다.',
          ],
        },
        {
          heading: '2. 이용 목적',
          paragraphs: [
            '계정 운영, 문의 답변, 부정 이용으로부터 회원을 보호하기 위해 사용합니다.',
            '정보를 판매하지 않고 광고를 싣지 않으며, 제3자의 추적 도구를 사용하지 않습니다.',
          ],
        },
        {
          heading: '3. 기기에 남는 정보',
          paragraphs: [
            '화면 설정, 언어, 즐겨찾기, 작성 중인 글은 브라우저에 보관됩니다. 앱이 빠르게 열리고 쓰던 내용을 잃지 않기 위해서입니다.',
            '로그인 정보는 브라우저 창을 닫으면 사라지며, 로그아웃하면 기기에 남은 개인 정보가 지워집니다.',
          ],
        },
        {
          heading: '4. 제공받는 곳',
          paragraphs: [
            '게임을 실행하기 위해 게임사에 계정 번호, 닉네임, 통화, 언어를 전달합니다. 이메일, 전화번호, 은행 계좌는 전달하지 않습니다.',
          ],
        },
        {
          heading: '5. 보관 기간',
          paragraphs: [
            '종료된 로그인 기록은 30일, 비밀번호 재설정 링크와 삭제한 쪽지는 하루가 지나면 지워집니다.',
            '머니 변동 기록은 잔액을 증명하는 자료이므로 계정이 있는 동안 보관합니다.',
          ],
        },
        {
          heading: '6. 회원의 권리',
          paragraphs: [
            '마이페이지에서 정보를 확인하고 고칠 수 있으며, 1:1 문의로 사본이나 계정 삭제를 요청할 수 있습니다.',
          ],
        },
        {
          heading: '7. 변경 안내',
          paragraphs: ['방침이 바뀌면 시행 7일 전까지 공지합니다. 모든 방침에는 버전과 시행일이 있습니다.'],
        },
      ],
    },
  },
}
