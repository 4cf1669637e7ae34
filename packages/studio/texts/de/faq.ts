import type { FaqTexts } from '../texts.ts'

/** Questions that are often asked. */
export const faq: FaqTexts = {
  'deposit-time': {
    question: 'Wie lange dauert eine Einzahlung?',
    answer:
      'Meist einige Minuten nach Ihrer Überweisung. Eine Bank kann bis zu 24 Stunden brauchen. Von 23:50 bis 00:30 Uhr sind die Banken in Wartung und Anträge warten.\nDen Status Ihres Antrags sehen Sie unter „Wallet“, „Verlauf“.',
  },
  'withdraw-how': {
    question: 'Wie lasse ich mir Guthaben auszahlen?',
    answer:
      'Geben Sie unter „Mein Konto“ Ihr Bankkonto an und dann unter „Wallet“, „Auszahlung“ einen Betrag ein. Möglich sind Vielfache der angezeigten Einheit, höchstens Ihr Guthaben.\nDer Betrag wird mit dem Antrag von Ihrem Guthaben abgezogen und kommt zurück, wenn der Antrag abgelehnt wird.',
  },
  'inquiry-time': {
    question: 'Wann wird meine Anfrage beantwortet?',
    answer:
      'In der Regel innerhalb von ein bis zwei Tagen. Eine Nachricht informiert Sie, sobald die Antwort da ist.',
  },
  rolling: {
    question: 'Was bedeutet „Umsatz“?',
    answer:
      'Vor einer Auszahlung müssen Ihre Einsätze unter Umständen zusammen den Betrag der Einzahlung erreichen (1×). Der offene Umsatz ist der Teil, der noch fehlt. Jeder Einsatz verringert ihn; bei null können Sie sich Guthaben auszahlen lassen.',
  },
  points: {
    question: 'Wie wandle ich Punkte in Guthaben um?',
    answer:
      'Unter „Wallet“, „Punkte“. Umgewandelt werden mindestens {points} Punkte, in Schritten von {points}. Das geschieht sofort.',
  },
  'deposit-open': {
    question: 'Warum kann ich keine zweite Einzahlung beantragen?',
    answer:
      'Es kann immer nur eine Einzahlung offen sein, damit jede Überweisung dem richtigen Antrag zugeordnet wird. Die nächste können Sie beantragen, sobald über die erste entschieden ist.',
  },
  'password-forgotten': {
    question: 'Ich habe mein Passwort vergessen',
    answer:
      'Wählen Sie auf der Anmeldeseite „Passwort vergessen“ und geben Sie die E-Mail-Adresse Ihres Kontos ein. Sie erhalten einen Link, der nur einmal gilt und nach 30 Minuten abläuft. Danach sind alle Geräte abgemeldet.',
  },
  sessions: {
    question: 'Wo bin ich angemeldet?',
    answer:
      'Unter „Mein Konto“ steht jede Sitzung mit Browser, System und Zeit. Sie können eine einzelne beenden oder sich auf allen Geräten abmelden.',
  },
  'bank-change': {
    question: 'Wie ändere ich mein Bankkonto?',
    answer:
      'Unter „Mein Konto“. Sie bestätigen mit Ihrem Passkey oder, wenn Sie keinen haben, mit Ihrem Passwort, und eine Nachricht bestätigt die Änderung.',
  },
  'game-interrupted': {
    question: 'Meine Verbindung ist während einer Runde abgebrochen. Was nun?',
    answer:
      'Die Runde bleibt auf dem Server. Öffnen Sie das Spiel erneut: Es setzt die Runde fort oder zeigt ihr Ergebnis. Eine Runde, die nicht beendet werden kann, wird annulliert und der Einsatz erstattet.',
  },
  'popup-blocked': {
    question: 'Ein Spiel öffnet sich nicht',
    answer:
      'Manche Spiele öffnen sich in einem eigenen Fenster. Erlauben Sie Pop-ups für diese Website oder verwenden Sie die Schaltfläche im Hinweis. Wenn ein Spiel nicht fertig lädt, schließen Sie es und öffnen Sie es erneut.',
  },
  offline: {
    question: 'Kann ich die App offline verwenden?',
    answer:
      'Die App öffnet sich und zeigt den letzten bekannten Stand mit Uhrzeit. Spiele, Einzahlungen und Auszahlungen brauchen eine Verbindung. Ihre Eingaben bleiben erhalten, bis Sie wieder verbunden sind.',
  },
  'play-money': {
    question: 'Ist das echtes Geld?',
    answer:
      'Nein. Dieser Referenzbetreiber verwendet Spielgeld. Es kann weder gekauft noch getauscht oder ausgezahlt werden.',
  },
  break: {
    question: 'Ich möchte eine Pause machen',
    answer:
      'Schließen Sie die App und kommen Sie wieder, wann Sie möchten: Es geht nichts verloren. Wenn Ihr Konto für einige Zeit geschlossen werden soll, schreiben Sie uns unter „Meine Anfragen“.',
  },
}
