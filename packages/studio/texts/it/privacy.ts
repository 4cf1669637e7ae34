import type { DocumentText } from '../texts.ts'

/** Privacy policy: it says what this very program stores. */
export const privacy: DocumentText = {
  title: 'Informativa sulla privacy',
  sections: [
    {
      heading: '1. Che cosa conserviamo',
      paragraphs: [
        'Del Suo account: ID utente, nickname, indirizzo e-mail, numero di telefono, data di nascita, la versione accettata dei termini e un conto bancario, se lo indica.',
        'Della Sua password: solo un hash argon2id con salt. Nessuno può leggerla, nemmeno noi.',
        'Del Suo utilizzo: accessi con browser, sistema e ora, round giocati, movimenti di denaro fittizio, richieste, ticket e messaggi.',
      ],
    },
    {
      heading: '2. A che cosa serve',
      paragraphs: [
        'Usiamo questi dati per gestire il Suo account, rispondere ai Suoi ticket e proteggerLa da abusi.',
        'Non li vendiamo, non mostriamo pubblicità e non c’è tracciamento da parte di terzi.',
      ],
    },
    {
      heading: '3. Che cosa resta sul Suo dispositivo',
      paragraphs: [
        'Aspetto, lingua, preferiti e bozze dei moduli sono conservati nel browser, in modo che l’app si avvii rapidamente e nulla di quanto scritto vada perso.',
        'La sessione termina con la finestra del browser. Uscendo, i dati personali vengono rimossi dal dispositivo.',
      ],
    },
    {
      heading: '4. Chi riceve i dati',
      paragraphs: [
        'Un provider di giochi riceve un numero che identifica il Suo account, il nickname, la valuta e la lingua, perché il gioco possa svolgersi. Non riceve l’indirizzo e-mail, il numero di telefono né il conto bancario.',
      ],
    },
    {
      heading: '5. Per quanto tempo li conserviamo',
      paragraphs: [
        'Le sessioni terminate sono eliminate dopo 30 giorni, i link per una nuova password dopo un giorno, i messaggi eliminati dopo un giorno.',
        'I movimenti di denaro sono conservati finché esiste l’account, perché ne attestano il saldo.',
      ],
    },
    {
      heading: '6. I Suoi diritti',
      paragraphs: [
        'Può vedere e correggere i Suoi dati in «Il mio account» e chiedere con un ticket una copia dei dati o l’eliminazione dell’account.',
      ],
    },
    {
      heading: '7. Modifiche',
      paragraphs: [
        'Le modifiche a questa informativa sono annunciate almeno sette giorni prima dell’entrata in vigore. Ogni versione ha un numero e una data.',
      ],
    },
  ],
}
