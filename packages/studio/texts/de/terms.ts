import type { DocumentText } from '../texts.ts'

/** Terms of service: play money, no licence claimed. */
export const terms: DocumentText = {
  title: 'Nutzungsbedingungen',
  sections: [
    {
      heading: '1. Was dieser Dienst ist',
      paragraphs: [
        'Diese Website wird von einem Referenzbetreiber geführt. Sie zeigt, wie die Spieler-App funktioniert, und verwendet ausschließlich Spielgeld.',
        'Spielgeld hat keinen Wert. Es kann weder gekauft noch verkauft, getauscht oder ausgezahlt werden, und kein Spiel auf dieser Website ist ein Glücksspiel um Geld.',
        'Der Betreiber besitzt keine Glücksspiellizenz und gibt auch nicht vor, eine zu besitzen.',
      ],
    },
    {
      heading: '2. Wer sich registrieren darf',
      paragraphs: [
        'Sie dürfen sich registrieren, wenn Sie das auf der Registrierungsseite genannte Mindestalter erreicht haben und mindestens 18 Jahre alt sind.',
        'Sie führen ein einziges Konto, und zwar für sich selbst. Sie geben Ihre eigene E-Mail-Adresse und Telefonnummer an und halten sie aktuell.',
      ],
    },
    {
      heading: '3. Ihr Konto',
      paragraphs: [
        'Sie wählen ein Passwort, das niemand erraten kann, und geben es nicht weiter. Was geschieht, während Sie angemeldet sind, gilt als von Ihnen getan.',
        'Unter „Mein Konto“ sehen Sie, wo Sie angemeldet sind. Wenn Sie eine dieser Sitzungen nicht kennen, melden Sie sich auf allen Geräten ab und ändern Sie Ihr Passwort.',
      ],
    },
    {
      heading: '4. Einzahlungen und Auszahlungen',
      paragraphs: [
        'Einzahlungen und Auszahlungen sind simuliert. Beträge, Einheiten und Grenzen werden angezeigt, bevor Sie einen Antrag senden.',
        'Eine Banküberweisung kann bis zu 24 Stunden dauern. Während der Bankwartung von 23:50 bis 00:30 Uhr warten Anträge.',
        'Ist noch Umsatz offen, kann eine Auszahlung beantragt werden, sobald er umgesetzt ist.',
      ],
    },
    {
      heading: '5. Spiele',
      paragraphs: [
        'Die Spiele werden von Spieleanbietern bereitgestellt und auf deren eigenen Seiten gespielt. Maßgeblich ist das vom Betreiber aufgezeichnete Ergebnis.',
        'Eine unterbrochene Runde wird beendet oder annulliert; der Einsatz einer annullierten Runde wird erstattet.',
        'Jedes Spiel nennt seine Auszahlungsquote. Sie ist ein Durchschnitt über sehr viele Runden und verspricht nichts für eine einzelne Spielsitzung.',
      ],
    },
    {
      heading: '6. Verantwortungsvolles Spielen',
      paragraphs: [
        'Das Spielen dient der Freizeit. Entscheiden Sie vorher, wie viel Zeit Sie dafür aufwenden möchten, und machen Sie Pausen.',
        'Wenn das Spielen keine Freude mehr macht, schließen Sie die App und sprechen Sie mit jemandem. Dafür gibt es die Hilfe-Hotline in der Fußzeile.',
      ],
    },
    {
      heading: '7. Was nicht erlaubt ist',
      paragraphs: [
        'Nicht erlaubt sind Programme, die für Sie spielen, mehrere Konten für eine Person und das Ausnutzen von Fehlern zum eigenen Vorteil.',
        'Der Betreiber darf bei Verstößen gegen diese Bedingungen Sitzungen beenden oder ein Konto schließen und nennt den Grund.',
      ],
    },
    {
      heading: '8. Änderungen und Fragen',
      paragraphs: [
        'Änderungen dieser Bedingungen werden mindestens sieben Tage vor ihrem Inkrafttreten angekündigt. Jede Fassung trägt eine Nummer und ein Datum.',
        'Fragen werden unter „Meine Anfragen“ beantwortet, in der Regel innerhalb von ein bis zwei Tagen.',
      ],
    },
  ],
}
