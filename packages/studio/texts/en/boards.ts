import type { BoardTexts } from '../texts.ts'

/** The first announcements and memos of a fresh operator. */
export const boards: BoardTexts = {
  notices: {
    welcome: {
      title: 'Welcome to the reference operator',
      content:
        'This site shows how the player app works. Everything here runs on play money: it cannot be bought, exchanged or paid out.\nHave a look around, and write to us under “My inquiries” if something is unclear.',
    },
    terms: {
      title: 'Terms of service of November 2026',
      content:
        'The terms of service and the privacy policy of 1 November 2026 are in force. You will find both at the foot of every page.',
    },
    favourites: {
      title: 'Favourites on all your tabs',
      content:
        'A star that you set in one tab appears in the others at once. Favourites set before signing in can be added to your account.',
    },
    rounds: {
      title: 'Interrupted rounds continue',
      content:
        'If the connection drops in a round, open the game again: it continues where it was or shows its result. A round that cannot be finished is cancelled and its stake returned.',
    },
    sessions: {
      title: 'See where you are signed in',
      content:
        '“My page” now lists every session of your account. If you see one that you do not recognise, sign out on all devices and change your password.',
    },
    maintenance: {
      title: 'Bank maintenance from 23:50 to 00:30',
      content:
        'Every night from 23:50 to 00:30 banks are under maintenance. Deposits and withdrawals requested during this time are accepted and processed afterwards. Transfers may take up to 24 hours.',
    },
  },
  memos: {
    welcome: {
      title: 'Welcome, Demo',
      content:
        'Your account holds {amount} in play money. Deposits and withdrawals are simulated: a simulated bank processes them within a minute or two.',
    },
    pause: {
      title: 'Take a break now and then',
      content:
        'Decide how long you want to play before you begin. Nothing is lost when you close a game and come back later.',
    },
    bank: {
      title: 'Your bank account was added',
      content:
        'A made-up account at Play Bank was added so that you can try withdrawals. You can change it on “My page”.',
    },
  },
}
