import type { AccountTexts } from '../texts.ts'

/** What the operator writes to one player by itself. `{…}` is filled in. */
export const account: AccountTexts = {
  notYou:
    'Se la modifica non proviene da Lei, esca da tutti i dispositivi in «Il mio account», cambi la password e ci scriva in «I miei ticket».',
  passwordChanged: {
    title: 'La Sua password è stata cambiata',
    content: 'La Sua password è stata cambiata. Le sessioni sugli altri dispositivi sono state chiuse.',
  },
  passkeysStay:
    'Le Sue passkey permettono ancora di accedere. Rimuova in «Il mio account» quelle che non conosce.',
  passkeyAdded: {
    title: 'È stata aggiunta una passkey',
    content: 'È stata aggiunta la passkey «{name}». Permette di accedere al Suo account.',
  },
  passkeyRemoved: {
    title: 'È stata rimossa una passkey',
    content: 'È stata rimossa la passkey «{name}». Non permette più di accedere al Suo account.',
  },
  detailsChanged: { title: 'I Suoi dati sono stati modificati', content: 'Dati modificati: {details}.' },
  details: { nickname: 'nickname', phone: 'numero di telefono', bank: 'conto bancario' },
  answered: {
    title: 'Il Suo ticket ha una risposta',
    content: 'La risposta a «{title}» si trova in «I miei ticket».',
  },
  simulatedAnswer:
    'Grazie per averci scritto.\nQuesto operatore di riferimento risponde in automatico: nessuno ha letto il Suo ticket. In un sito reale qui risponde l’assistenza, di norma in uno o due giorni.',
  simulatedReply:
    'Grazie, il Suo messaggio è arrivato.\nQuesto operatore di riferimento risponde in automatico: nessuno lo ha letto. In un sito reale l’assistenza continua a rispondere qui.',
  resetEmail: {
    subject: '{site}: nuova password',
    asked: 'È stata richiesta una nuova password per l’account {username}.',
    address:
      'Può impostarla all’indirizzo qui sotto. Il link vale una sola volta e scade dopo {minutes} minuti.',
    ignore: 'Se la richiesta non proviene da Lei, ignori questa e-mail. La Sua password resta invariata.',
  },
}
