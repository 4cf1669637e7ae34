import type { DocumentText } from '../texts.ts'

/** Privacy policy: it says what this very program stores. */
export const privacy: DocumentText = {
  title: 'Privacy policy',
  sections: [
    {
      heading: '1. What we store',
      paragraphs: [
        'Of your account: username, nickname, e-mail address, phone number, date of birth, the accepted version of the terms, and a bank account if you give one.',
        'Of your password: only a salted argon2id hash. Nobody can read it, not even us.',
        'Of your use: sign-ins with browser, system and time, rounds played, movements of play money, requests, inquiries and messages.',
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
        'A game provider receives a number for your account, your nickname, currency and language, so that a game can be played. It receives no e-mail address, phone number or bank account.',
      ],
    },
    {
      heading: '5. How long we keep it',
      paragraphs: [
        'Ended sessions are deleted after 30 days, links for a new password after one day, deleted messages after one day.',
        'Movements of money are kept as long as the account exists, because they prove its balance.',
      ],
    },
    {
      heading: '6. Your rights',
      paragraphs: [
        'You may see and correct your data on “My page”, and ask by inquiry for a copy or for the deletion of your account.',
      ],
    },
    {
      heading: '7. Changes',
      paragraphs: [
        'Changes to this policy are announced at least seven days before they take effect. Each version has a number and a date.',
      ],
    },
  ],
}
