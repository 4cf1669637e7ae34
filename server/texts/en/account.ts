import type { AccountTexts } from '../texts.ts'

/** What the operator writes to one player by itself. `{…}` is filled in. */
export const account: AccountTexts = {
  notYou:
    'If this was not you, sign out everywhere in my page, change your password and write to us under 1:1 inquiry.',
  passwordChanged: {
    title: 'Your password was changed',
    content: 'Your password was changed. Other devices were signed out.',
  },
  detailsChanged: { title: 'Your details were changed', content: 'Changed: {details}.' },
  details: { nickname: 'nickname', phone: 'phone number', bank: 'bank account' },
  answered: {
    title: 'Your inquiry was answered',
    content: 'The answer to "{title}" is under 1:1 inquiry.',
  },
  simulatedAnswer:
    'Thank you for writing.\nThis reference operator answers by itself, so nobody has read your inquiry. On a real site the support answers here, usually within one to two days.',
  resetEmail: {
    subject: '{site}: set a new password',
    asked: 'Somebody asked for a new password for the account {username}.',
    address: 'Set it at the address below. It can be used once, within {minutes} minutes.',
    ignore: 'If this was not you, ignore this letter. Your password stays as it is.',
  },
}
