import type { FairWords } from '../../shared/fair-words.ts'

/** Every word of the games' sheet about fairness. `{…}` is filled in. */
export const fair: FairWords = {
  open: 'Runden prüfen',
  title: 'Ihre Runden prüfen',
  seedRule:
    'Zwei Startwerte bestimmen jedes Ergebnis: ein geheimer des Servers, dessen Fingerabdruck Sie vor dem Spiel sehen, und Ihrer. Niemand kann sie nachträglich ändern. Sobald Sie neue Startwerte beginnen, wird der des Servers gezeigt, und jede Runde, die er gezogen hat, lässt sich prüfen.',
  commitment: 'Fingerabdruck des Server-Startwerts (SHA-256)',
  clientSeed: 'Ihr Startwert',
  clientSeedRule:
    '1 bis 64 Buchstaben, Ziffern oder Zeichen, ohne Leerzeichen und Doppelpunkte. Eine Änderung beginnt neue Startwerte.',
  change: 'Ändern',
  drawn: 'Gezogene Runden: {count}',
  rotate: 'Server-Startwert zeigen und neue beginnen',
  revealed: 'Die Startwerte davor',
  serverSeed: 'Server-Startwert',
  lastRound: 'Ihre letzte Runde',
  noRound: 'Hier ist noch keine Runde zu Ende gegangen.',
  proof: 'Beweis der Runde',
  copy: 'Beweis kopieren',
  copied: 'Kopiert.',
  notCopied: 'Kopieren ist hier gesperrt. Der Text ist markiert: Bitte kopieren Sie ihn selbst.',
  check: 'Prüfen',
  secret:
    'Der Server-Startwert dieser Runde ist noch geheim. Beginnen Sie neue Startwerte, um sie prüfen zu können.',
  unfinished: 'Eine Runde ist noch nicht zu Ende. Bitte beenden Sie sie zuerst.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
  rules: 'Fingerabdruck der Regeln dieses Spiels (SHA-256)',
  saltRule:
    'Diese Werte kommen von Browsern am Tisch, denen das Ende der Kette vorher gezeigt wurde. Sie gehen in jede Ziehung ein: Das Haus konnte die Kette nicht nach ihren Ergebnissen aussuchen.',
  saltNobody:
    'Kein Browser hat einen Wert für diese Kette geschickt. Sie beweist nur, dass die Ergebnisse vorher feststanden.',
  saltWaits:
    'Browser am Tisch schicken gerade Werte für diese Kette. Sie stehen vor dem ersten Ergebnis fest.',
  salt: 'Salt der Kette',
  ownValue: '(aus Ihrem Browser)',
}
