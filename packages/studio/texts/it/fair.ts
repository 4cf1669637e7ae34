import type { FairWords } from '../../shared/fair-words.ts'

/** Every word of the games' sheet about fairness. `{…}` is filled in. */
export const fair: FairWords = {
  open: 'Verifica i giri',
  title: 'Verifichi i suoi giri',
  seedRule:
    "Due semi decidono ogni risultato: uno segreto del server, di cui vede l'impronta prima di giocare, e il suo. Nessuno può cambiarli dopo. Quando inizia con semi nuovi, quello del server viene mostrato e ogni giro che ha estratto può essere verificato.",
  commitment: 'Impronta del seme del server (SHA-256)',
  clientSeed: 'Il suo seme',
  clientSeedRule:
    'Da 1 a 64 lettere, cifre o segni, senza spazi né due punti. Una modifica avvia semi nuovi.',
  change: 'Cambia',
  drawn: 'Giri estratti: {count}',
  rotate: 'Mostra il seme del server e inizia con semi nuovi',
  revealed: 'I semi precedenti',
  serverSeed: 'Seme del server',
  lastRound: 'Il suo ultimo giro',
  noRound: 'Qui non è ancora finito nessun giro.',
  proof: 'Prova del giro',
  copy: 'Copia la prova',
  copied: 'Copiato.',
  notCopied: 'Qui la copia è bloccata. Il testo è selezionato: lo copi lei.',
  check: 'Verifica',
  secret: 'Il seme del server di questo giro è ancora segreto. Inizi con semi nuovi per poterlo verificare.',
  unfinished: 'Un giro non è ancora finito. Lo finisca prima.',
  failed: 'Non ha funzionato. Riprovi tra un momento.',
  rules: 'Impronta delle regole di questo gioco (SHA-256)',
  saltRule:
    'Questi valori vengono dai browser al tavolo, che prima avevano visto la fine della catena. Fanno parte di ogni estrazione, quindi la casa non ha potuto scegliere la catena in base ai risultati.',
  saltNobody:
    'Nessun browser ha inviato un valore per questa catena. Prova solo che i risultati erano fissati in anticipo.',
  saltWaits:
    'I browser al tavolo stanno inviando valori per questa catena. Vengono fissati prima del primo risultato.',
  salt: 'Salt della catena',
  ownValue: '(dal suo browser)',
}
