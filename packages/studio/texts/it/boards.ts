import type { BoardTexts } from '../texts.ts'

/** The first announcements and memos of a fresh operator. */
export const boards: BoardTexts = {
  notices: {
    welcome: {
      title: 'Le diamo il benvenuto presso l’operatore di riferimento',
      content:
        'Questo sito mostra come funziona l’app del giocatore. Qui tutto funziona con denaro fittizio, che non si può acquistare, scambiare né incassare.\nSi guardi intorno e, se qualcosa non è chiaro, ci scriva in «I miei ticket».',
    },
    terms: {
      title: 'Termini di servizio di novembre 2026',
      content:
        'Sono in vigore i termini di servizio e l’informativa sulla privacy del 1° novembre 2026. Si trovano in fondo a ogni pagina.',
    },
    favourites: {
      title: 'Preferiti in tutte le schede',
      content:
        'Una stella segnata in una scheda compare subito anche nelle altre. I preferiti segnati prima dell’accesso si possono aggiungere al proprio account.',
    },
    rounds: {
      title: 'I round interrotti continuano',
      content:
        'Se la connessione si interrompe durante un round, riapra il gioco: riprenderà da dove era rimasto o mostrerà il risultato. Un round che non può essere concluso viene annullato e la puntata rimborsata.',
    },
    sessions: {
      title: 'Tutte le Sue sessioni attive',
      content:
        '«Il mio account» elenca ora ogni sessione del Suo account. Se non ne riconosce una, esca da tutti i dispositivi e cambi la password.',
    },
    maintenance: {
      title: 'Manutenzione bancaria dalle 23:50 alle 00:30',
      content:
        'Ogni notte, dalle 23:50 alle 00:30, le banche sono in manutenzione. I depositi e i prelievi richiesti in questo orario vengono accettati ed elaborati in seguito. I bonifici possono richiedere fino a 24 ore.',
    },
  },
  memos: {
    welcome: {
      title: 'Le diamo il benvenuto, Demo',
      content:
        'Il Suo saldo è di {amount} in denaro fittizio. Depositi e prelievi sono simulati: una banca simulata li elabora in uno o due minuti.',
    },
    pause: {
      title: 'Faccia una pausa ogni tanto',
      content:
        'Prima di iniziare decida quanto tempo vuole giocare. Chiudendo un gioco e tornando più tardi non si perde nulla.',
    },
    bank: {
      title: 'Il Suo conto bancario è stato aggiunto',
      content:
        'È stato aggiunto un conto inventato presso Play Bank per provare i prelievi. Può modificarlo in «Il mio account».',
    },
  },
}
