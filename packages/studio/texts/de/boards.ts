import type { BoardTexts } from '../texts.ts'

/** The first announcements and memos of a fresh operator. */
export const boards: BoardTexts = {
  notices: {
    welcome: {
      title: 'Willkommen beim Referenzbetreiber',
      content:
        'Diese Website zeigt, wie die Spieler-App funktioniert. Alles läuft hier mit Spielgeld: Es kann weder gekauft noch getauscht oder ausgezahlt werden.\nSehen Sie sich um und schreiben Sie uns unter „Meine Anfragen“, wenn etwas unklar ist.',
    },
    terms: {
      title: 'Nutzungsbedingungen vom November 2026',
      content:
        'Die Nutzungsbedingungen und die Datenschutzerklärung vom 1. November 2026 sind in Kraft. Sie finden beide am Ende jeder Seite.',
    },
    favourites: {
      title: 'Favoriten in allen Ihren Tabs',
      content:
        'Ein Stern, den Sie in einem Tab setzen, erscheint sofort auch in den anderen. Favoriten aus der Zeit vor der Anmeldung können Sie in Ihr Konto übernehmen.',
    },
    rounds: {
      title: 'Unterbrochene Runden gehen weiter',
      content:
        'Wenn die Verbindung während einer Runde abbricht, öffnen Sie das Spiel erneut: Es macht dort weiter, wo es war, oder zeigt das Ergebnis. Eine Runde, die nicht beendet werden kann, wird annulliert und der Einsatz erstattet.',
    },
    sessions: {
      title: 'Sehen Sie, wo Sie angemeldet sind',
      content:
        'Unter „Mein Konto“ finden Sie jetzt jede Sitzung Ihres Kontos. Wenn Sie eine davon nicht kennen, melden Sie sich auf allen Geräten ab und ändern Sie Ihr Passwort.',
    },
    maintenance: {
      title: 'Bankwartung von 23:50 bis 00:30 Uhr',
      content:
        'Jede Nacht von 23:50 bis 00:30 Uhr sind die Banken in Wartung. Einzahlungen und Auszahlungen, die in dieser Zeit beantragt werden, werden angenommen und danach bearbeitet. Überweisungen können bis zu 24 Stunden dauern.',
    },
  },
  memos: {
    welcome: {
      title: 'Willkommen, Demo',
      content:
        'Ihr Guthaben beträgt {amount} in Spielgeld. Einzahlungen und Auszahlungen sind simuliert: Eine simulierte Bank bearbeitet sie innerhalb von ein bis zwei Minuten.',
    },
    pause: {
      title: 'Machen Sie ab und zu eine Pause',
      content:
        'Legen Sie vor dem Spielen fest, wie lange Sie spielen möchten. Es geht nichts verloren, wenn Sie ein Spiel schließen und später wiederkommen.',
    },
    bank: {
      title: 'Ihr Bankkonto wurde hinzugefügt',
      content:
        'Zum Ausprobieren von Auszahlungen wurde ein erfundenes Konto bei der Play Bank hinzugefügt. Sie können es unter „Mein Konto“ ändern.',
    },
  },
}
