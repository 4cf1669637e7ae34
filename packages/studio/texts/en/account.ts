import type { AccountTexts } from '../texts.ts'

/** What the operator writes to one player by itself. `{…}` is filled in. */
export const account: AccountTexts = {
  notYou:
    'If this was not you, sign out on all devices on “My page”, change your password and write to us under “My inquiries”.',
  passwordChanged: {
    title: 'Your password was changed',
    content: 'Your password was changed. Other devices were signed out.',
  },
  passkeysStay: 'Your passkeys still sign you in. Remove those that you do not know on “My page”.',
  passkeyAdded: {
    title: 'A passkey was added',
    content: 'The passkey “{name}” was added. It can sign in to your account.',
  },
  passkeyRemoved: {
    title: 'A passkey was removed',
    content: 'The passkey “{name}” was removed. It no longer signs in to your account.',
  },
  detailsChanged: { title: 'Your details were changed', content: 'Changed: {details}.' },
  details: { nickname: 'nickname', phone: 'phone number', bank: 'bank account' },
  answered: {
    title: 'Your inquiry was answered',
    content: 'The answer to “{title}” is under “My inquiries”.',
  },
  simulatedAnswer:
    'Thank you for writing.\nThis reference operator answers by itself, so nobody has read your inquiry. On a real site support answers here, usually within one to two days.',
  simulatedReply:
    'Thank you, your message has arrived.\nThis reference operator answers by itself, so nobody has read it. On a real site support goes on answering here.',
  resetEmail: {
    subject: '{site}: set a new password',
    asked: 'Somebody asked for a new password for the account {username}.',
    address: 'Set it at the address below. The link works once and expires after {minutes} minutes.',
    ignore: 'If this was not you, ignore this e-mail. Your password stays as it is.',
  },
}
