import type { DocumentText } from '../texts.ts'

/** Privacy policy: it says what this very program stores. */
export const privacy: DocumentText = {
  title: 'Datenschutzerklärung',
  sections: [
    {
      heading: '1. Was wir speichern',
      paragraphs: [
        'Zu Ihrem Konto: Benutzer-ID, Nickname, E-Mail-Adresse, Telefonnummer, Geburtsdatum, die Fassung der Bedingungen, der Sie zugestimmt haben, und ein Bankkonto, falls Sie eines angeben.',
        'Zu Ihrem Passwort: nur einen argon2id-Hash mit Salt. Niemand kann es lesen, auch wir nicht.',
        'Zu Ihrer Nutzung: Anmeldungen mit Browser, System und Zeit, gespielte Runden, Buchungen von Spielgeld, Anträge, Anfragen und Nachrichten.',
      ],
    },
    {
      heading: '2. Wozu wir es brauchen',
      paragraphs: [
        'Wir verwenden diese Daten, um Ihr Konto zu führen, Ihre Anfragen zu beantworten und Sie vor Missbrauch zu schützen.',
        'Wir verkaufen sie nicht, wir zeigen keine Werbung, und es gibt kein Tracking durch Dritte.',
      ],
    },
    {
      heading: '3. Was auf Ihrem Gerät bleibt',
      paragraphs: [
        'Darstellung, Sprache, Favoriten und Entwürfe von Formularen werden in Ihrem Browser gespeichert, damit die App schnell startet und keine Eingabe verloren geht.',
        'Die Sitzung endet mit dem Browserfenster. Beim Abmelden werden personenbezogene Daten vom Gerät entfernt.',
      ],
    },
    {
      heading: '4. Wer Daten erhält',
      paragraphs: [
        'Ein Spieleanbieter erhält eine Nummer für Ihr Konto, Ihren Nickname, Währung und Sprache, damit ein Spiel gespielt werden kann. E-Mail-Adresse, Telefonnummer und Bankkonto erhält er nicht.',
      ],
    },
    {
      heading: '5. Wie lange wir Daten aufbewahren',
      paragraphs: [
        'Beendete Sitzungen werden nach 30 Tagen gelöscht, Links für ein neues Passwort nach einem Tag, gelöschte Nachrichten nach einem Tag.',
        'Buchungen werden aufbewahrt, solange das Konto besteht, denn sie belegen sein Guthaben.',
      ],
    },
    {
      heading: '6. Ihre Rechte',
      paragraphs: [
        'Sie können Ihre Daten unter „Mein Konto“ einsehen und berichtigen und per Anfrage eine Kopie oder die Löschung Ihres Kontos verlangen.',
      ],
    },
    {
      heading: '7. Änderungen',
      paragraphs: [
        'Änderungen dieser Erklärung werden mindestens sieben Tage vor ihrem Inkrafttreten angekündigt. Jede Fassung trägt eine Nummer und ein Datum.',
      ],
    },
  ],
}
