import type { AccountTexts } from '../texts.ts'

/** What the operator writes to one player by itself. `{…}` is filled in. */
export const account: AccountTexts = {
  notYou:
    'Wenn Sie das nicht waren, melden Sie sich unter „Mein Konto“ auf allen Geräten ab, ändern Sie Ihr Passwort und schreiben Sie uns unter „Meine Anfragen“.',
  passwordChanged: {
    title: 'Ihr Passwort wurde geändert',
    content: 'Ihr Passwort wurde geändert. Andere Geräte wurden abgemeldet.',
  },
  passkeysStay:
    'Mit Ihren Passkeys können Sie sich weiterhin anmelden. Entfernen Sie unter „Mein Konto“ alle, die Sie nicht kennen.',
  passkeyAdded: {
    title: 'Ein Passkey wurde hinzugefügt',
    content: 'Der Passkey „{name}“ wurde hinzugefügt. Er kann sich bei Ihrem Konto anmelden.',
  },
  passkeyRemoved: {
    title: 'Ein Passkey wurde entfernt',
    content: 'Der Passkey „{name}“ wurde entfernt. Er kann sich nicht mehr bei Ihrem Konto anmelden.',
  },
  detailsChanged: { title: 'Ihre Angaben wurden geändert', content: 'Geändert: {details}.' },
  details: { nickname: 'Nickname', phone: 'Telefonnummer', bank: 'Bankkonto' },
  answered: {
    title: 'Ihre Anfrage wurde beantwortet',
    content: 'Die Antwort auf „{title}“ finden Sie unter „Meine Anfragen“.',
  },
  simulatedAnswer:
    'Vielen Dank für Ihre Anfrage.\nDieser Referenzbetreiber antwortet automatisch, niemand hat Ihre Anfrage gelesen. Auf einer echten Website antwortet hier der Kundenservice, in der Regel innerhalb von ein bis zwei Tagen.',
  simulatedReply:
    'Vielen Dank, Ihre Nachricht ist angekommen.\nDieser Referenzbetreiber antwortet automatisch, niemand hat sie gelesen. Auf einer echten Website antwortet der Kundenservice hier weiter.',
  resetEmail: {
    subject: '{site}: neues Passwort festlegen',
    asked: 'Für das Konto {username} wurde ein neues Passwort angefordert.',
    address:
      'Unter der folgenden Adresse können Sie es festlegen. Der Link gilt nur einmal und läuft nach {minutes} Minuten ab.',
    ignore: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.',
  },
}
