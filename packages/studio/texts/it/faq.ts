import type { FaqTexts } from '../texts.ts'

/** Questions that are often asked. */
export const faq: FaqTexts = {
  'deposit-time': {
    question: 'Quanto tempo richiede un deposito?',
    answer:
      'Di solito pochi minuti dopo il bonifico. Una banca può impiegare fino a 24 ore. Dalle 23:50 alle 00:30 le banche sono in manutenzione e le richieste attendono.\nLo stato della richiesta si vede in «Portafoglio», «Storico».',
  },
  'withdraw-how': {
    question: 'Come si preleva?',
    answer:
      'Indichi il conto bancario in «Il mio account», poi inserisca un importo in «Portafoglio», «Prelievo». Gli importi sono multipli dell’unità mostrata e non superano il saldo.\nL’importo viene tolto dal saldo al momento della richiesta e torna nel saldo se la richiesta viene rifiutata.',
  },
  'inquiry-time': {
    question: 'Quando riceverò risposta al mio ticket?',
    answer: 'Di norma in uno o due giorni. Un messaggio La avviserà quando c’è la risposta.',
  },
  rolling: {
    question: 'Che cos’è il requisito di puntata?',
    answer:
      'Prima di un prelievo può essere necessario fare puntate per un totale pari all’importo del deposito (1 volta). «Ancora da puntare» indica la parte che manca. Ogni puntata la riduce; a zero si può prelevare.',
  },
  points: {
    question: 'Come si convertono i punti in saldo?',
    answer:
      'In «Portafoglio», «Punti». La conversione minima è di {points} punti, a multipli di {points}. È immediata.',
  },
  'deposit-open': {
    question: 'Perché non posso richiedere un secondo deposito?',
    answer:
      'Può esserci un solo deposito in corso alla volta, così ogni bonifico viene abbinato alla richiesta giusta. Potrà richiedere il prossimo quando il primo sarà concluso.',
  },
  'password-forgotten': {
    question: 'Ho dimenticato la password',
    answer:
      'Scelga «Password dimenticata» nella pagina di accesso e inserisca l’indirizzo e-mail del Suo account. Riceverà un link che vale una sola volta e scade dopo 30 minuti. In seguito vengono chiuse le sessioni su tutti i dispositivi.',
  },
  sessions: {
    question: 'Dove sono attive le mie sessioni?',
    answer:
      '«Il mio account» elenca ogni sessione con browser, sistema e ora. Può chiuderne una oppure uscire da tutti i dispositivi.',
  },
  'bank-change': {
    question: 'Come si cambia il conto bancario?',
    answer:
      'In «Il mio account». Si conferma con la passkey o, se non se ne ha una, con la password; un messaggio conferma la modifica.',
  },
  'game-interrupted': {
    question: 'La connessione si è interrotta durante un round. E adesso?',
    answer:
      'Il round è conservato sul server. Riapra il gioco: continuerà il round o ne mostrerà il risultato. Un round che non può essere concluso viene annullato e la puntata rimborsata.',
  },
  'popup-blocked': {
    question: 'Un gioco non si apre',
    answer:
      'Alcuni giochi si aprono in una finestra propria. Consenta i pop-up per questo sito oppure usi il pulsante proposto nell’avviso. Se un gioco resta in caricamento, lo chiuda e lo riapra.',
  },
  offline: {
    question: 'Posso usare l’app senza connessione?',
    answer:
      'L’app si apre e mostra gli ultimi dati disponibili, con la loro ora. Per giochi, depositi e prelievi serve una connessione. Quanto ha scritto resta salvato fino al ritorno della connessione.',
  },
  'play-money': {
    question: 'È denaro reale?',
    answer:
      'No. Questo operatore di riferimento usa denaro fittizio, che non si può acquistare, scambiare né incassare.',
  },
  break: {
    question: 'Vorrei fare una pausa',
    answer:
      'Chiuda l’app e torni quando vuole: non si perde nulla. Se desidera che il Suo account sia chiuso per un certo periodo, ci scriva in «I miei ticket».',
  },
}
