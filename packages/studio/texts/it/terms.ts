import type { DocumentText } from '../texts.ts'

/** Terms of service: play money, no licence claimed. */
export const terms: DocumentText = {
  title: 'Termini di servizio',
  sections: [
    {
      heading: '1. Che cos’è questo servizio',
      paragraphs: [
        'Questo sito è gestito da un operatore di riferimento. Mostra come funziona l’app del giocatore e usa esclusivamente denaro fittizio.',
        'Il denaro fittizio non ha valore. Non si può acquistare, vendere, scambiare né incassare, e nessun gioco di questo sito è gioco d’azzardo con denaro.',
        'L’operatore non possiede, né afferma di possedere, una licenza di gioco.',
      ],
    },
    {
      heading: '2. Chi può creare un account',
      paragraphs: [
        'Può creare un account chi ha raggiunto l’età minima indicata nella pagina di registrazione e ha almeno 18 anni.',
        'Ogni persona ha un solo account, per sé. L’indirizzo e-mail e il numero di telefono indicati devono essere i propri ed essere tenuti aggiornati.',
      ],
    },
    {
      heading: '3. Il Suo account',
      paragraphs: [
        'Scelga una password che nessuno possa indovinare e non la condivida. Ciò che viene fatto durante il Suo accesso si considera fatto da Lei.',
        '«Il mio account» mostra le sessioni attive. Se non riconosce una di queste sessioni, esca da tutti i dispositivi e cambi la password.',
      ],
    },
    {
      heading: '4. Depositi e prelievi',
      paragraphs: [
        'Depositi e prelievi sono simulati. Importi, unità e limiti sono indicati prima dell’invio di una richiesta.',
        'Un bonifico bancario può richiedere fino a 24 ore. Durante la manutenzione bancaria, dalle 23:50 alle 00:30, le richieste attendono.',
        'Se resta un importo da puntare, il prelievo si può richiedere dopo averlo puntato.',
      ],
    },
    {
      heading: '5. Giochi',
      paragraphs: [
        'I giochi sono offerti dai provider e si svolgono sulle loro pagine. Fa fede il risultato registrato dall’operatore.',
        'Un round interrotto viene concluso o annullato; la puntata di un round annullato viene rimborsata.',
        'Ogni gioco indica il proprio ritorno al giocatore. È una media su moltissimi round e non promette nulla per una singola sessione.',
      ],
    },
    {
      heading: '6. Gioco responsabile',
      paragraphs: [
        'Il gioco è un passatempo. Decida prima di iniziare quanto tempo vuole dedicarvi e faccia delle pause.',
        'Se giocare smette di essere un piacere, chiuda l’app e ne parli con qualcuno. La linea di aiuto in fondo alla pagina serve a questo.',
      ],
    },
    {
      heading: '7. Che cosa non è consentito',
      paragraphs: [
        'Non sono consentiti i programmi che giocano al posto del giocatore, più account per la stessa persona e l’uso di errori per trarne vantaggio.',
        'L’operatore può terminare le sessioni o chiudere un account che viola questi termini, indicandone il motivo.',
      ],
    },
    {
      heading: '8. Modifiche e domande',
      paragraphs: [
        'Le modifiche a questi termini sono annunciate almeno sette giorni prima dell’entrata in vigore. Ogni versione ha un numero e una data.',
        'Alle domande si risponde in «I miei ticket», di norma in uno o due giorni.',
      ],
    },
  ],
}
