import type { FaqTexts } from '../texts.ts'

/** Questions that are often asked. */
export const faq: FaqTexts = {
  'deposit-time': {
    question: 'How long does a deposit take?',
    answer:
      'Usually a few minutes after your transfer. A bank may take up to 24 hours. From 23:50 to 00:30 banks are under maintenance and requests wait.\nThe request shows its state under wallet, history.',
  },
  'withdraw-how': {
    question: 'How do I withdraw?',
    answer:
      'Give your bank account on my page, then enter an amount under wallet, withdraw. Amounts are multiples of the unit that the page shows and at most your balance.\nThe amount leaves your balance when you ask and comes back if the request is rejected.',
  },
  'inquiry-time': {
    question: 'When will my inquiry be answered?',
    answer: 'Usually within one to two days. A memo tells you when the answer is there.',
  },
  rolling: {
    question: 'What is rolling?',
    answer:
      'A deposit may have to be wagered once before a withdrawal. Rolling is the part that is left. Every stake lowers it; at zero you can withdraw.',
  },
  points: {
    question: 'How do I turn points into balance?',
    answer:
      'Under wallet, points. The smallest conversion is {points} points, in steps of {points}. It happens at once.',
  },
  'deposit-open': {
    question: 'Why can I not ask for a second deposit?',
    answer:
      'One deposit can be open at a time, so that a transfer is matched with the right request. Ask again once the first one is decided.',
  },
  'password-forgotten': {
    question: 'I forgot my password',
    answer:
      'Choose "forgot password" on the sign-in page and enter the e-mail address of your account. You get a link that can be used once, within 30 minutes. Afterwards all devices are signed out.',
  },
  sessions: {
    question: 'Where am I signed in?',
    answer:
      'My page lists every session with browser, system and time. You can end one of them or sign out everywhere.',
  },
  'bank-change': {
    question: 'How do I change my bank account?',
    answer: 'On my page. You enter your password once more, and a memo confirms the change.',
  },
  'game-interrupted': {
    question: 'My connection dropped in a round. What now?',
    answer:
      'The round is kept on the server. Open the game again: it continues the round or shows its result. A round that cannot be finished is called off and its stake returned.',
  },
  'popup-blocked': {
    question: 'A game does not open',
    answer:
      'Some games open in a window of their own. Allow pop-ups for this site, or use the button that the message offers. If a game stays on loading, close it and open it again.',
  },
  offline: {
    question: 'Can I use the app offline?',
    answer:
      'The app opens and shows what it knew last, with its time. Games, deposits and withdrawals need a connection. What you typed is kept until you are back.',
  },
  'play-money': {
    question: 'Is this real money?',
    answer: 'No. This reference operator runs on play money. It cannot be bought, exchanged or paid out.',
  },
  break: {
    question: 'I would like to take a break',
    answer:
      'Close the app and come back when you like: nothing is lost. If you want your account closed for some time, write to us under 1:1 inquiry.',
  },
}
