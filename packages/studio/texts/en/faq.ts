import type { FaqTexts } from '../texts.ts'

/** Questions that are often asked. */
export const faq: FaqTexts = {
  'deposit-time': {
    question: 'How long does a deposit take?',
    answer:
      'Usually a few minutes after your transfer. A bank may take up to 24 hours. From 23:50 to 00:30 banks are under maintenance and requests wait.\nThe request shows its status under “Wallet”, “History”.',
  },
  'withdraw-how': {
    question: 'How do I withdraw?',
    answer:
      'Add your bank account on “My page”, then enter an amount under “Wallet”, “Withdraw”. Amounts are multiples of the unit that the page shows and at most your balance.\nThe amount leaves your balance when you send the request and comes back if it is rejected.',
  },
  'inquiry-time': {
    question: 'When will my inquiry be answered?',
    answer: 'Usually within one to two days. A message tells you when the answer is there.',
  },
  rolling: {
    question: 'What is the wagering requirement?',
    answer:
      'Before you can withdraw, you may have to place bets that add up to the amount of your deposit (1×). The wagering requirement shows what is left. Every bet lowers it; at zero you can withdraw.',
  },
  points: {
    question: 'How do I turn points into balance?',
    answer:
      'Under “Wallet”, “Points”. The smallest conversion is {points} points; enter multiples of {points}. It happens at once.',
  },
  'deposit-open': {
    question: 'Why can I not request a second deposit?',
    answer:
      'One deposit can be open at a time, so that a transfer is matched with the right request. You can request the next one once the first one has been processed.',
  },
  'password-forgotten': {
    question: 'I forgot my password',
    answer:
      'Choose “Forgot password” on the sign-in page and enter the e-mail address of your account. You will get a link that works once and expires after 30 minutes. Setting a new password signs you out on all devices.',
  },
  sessions: {
    question: 'Where am I signed in?',
    answer:
      '“My page” lists every session with browser, system and time. You can end one of them or sign out on all devices.',
  },
  'bank-change': {
    question: 'How do I change my bank account?',
    answer:
      'On “My page”. You confirm with your passkey, or with your password if you have none, and a message confirms the change.',
  },
  'game-interrupted': {
    question: 'My connection dropped in a round. What now?',
    answer:
      'The round is kept on the server. Open the game again: it continues the round or shows its result. A round that cannot be finished is cancelled and its stake returned.',
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
      'Close the app and come back when you like: nothing is lost. If you want your account closed for some time, write to us under “My inquiries”.',
  },
}
