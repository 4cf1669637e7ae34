import type { DocumentText } from '../texts.ts'

/** Terms of service: play money, no licence claimed. */
export const terms: DocumentText = {
  title: 'Terms of service',
  sections: [
    {
      heading: '1. What this service is',
      paragraphs: [
        'This site is run by a reference operator. It shows how the player app works and uses play money only.',
        'Play money has no value. It cannot be bought, sold, exchanged or paid out, and no game on this site is gambling for money.',
        'The operator does not hold, and does not claim to hold, a gambling licence.',
      ],
    },
    {
      heading: '2. Who may join',
      paragraphs: [
        'You may join if you are at least 18 and have reached the minimum age shown on the registration page.',
        'One account per person, for your own use only. You give your own e-mail address and phone number, and keep them up to date.',
      ],
    },
    {
      heading: '3. Your account',
      paragraphs: [
        'You choose a password that nobody can guess and do not share it. What is done while you are signed in counts as done by you.',
        '“My page” shows where you are signed in. If you do not recognise one of these sessions, sign out on all devices and change your password.',
      ],
    },
    {
      heading: '4. Deposits and withdrawals',
      paragraphs: [
        'Deposits and withdrawals are simulated. Amounts, units and limits are shown before you send a request.',
        'A bank transfer may take up to 24 hours. During bank maintenance, from 23:50 to 00:30, requests wait.',
        'Where a wagering requirement is left, a withdrawal can be requested once it has been met.',
      ],
    },
    {
      heading: '5. Games',
      paragraphs: [
        'Games are offered by game providers and played on their own pages. The result that the operator recorded decides.',
        'A round that was interrupted is finished or cancelled, and the stake of a cancelled round is returned.',
        'Each game states its return to player. It is an average over very many rounds and promises nothing for one session.',
      ],
    },
    {
      heading: '6. Playing responsibly',
      paragraphs: [
        'Play is for leisure. Decide how much time you want to spend before you begin, and take breaks.',
        'If playing stops being a pleasure, close the app and talk to someone. The help line in the footer is there for that.',
      ],
    },
    {
      heading: '7. What is not allowed',
      paragraphs: [
        'Programs that play for you, several accounts for one person, and the use of errors to gain an advantage are not allowed.',
        'The operator may end sessions or close an account that breaks these terms, and says why.',
      ],
    },
    {
      heading: '8. Changes and questions',
      paragraphs: [
        'Changes to these terms are announced at least seven days before they take effect. Each version has a number and a date.',
        'Questions are answered under “My inquiries”, usually within one to two days.',
      ],
    },
  ],
}
