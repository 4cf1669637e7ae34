import { fill } from '../../src/contract/fill.ts'
import { textsIn } from '../texts/languages.ts'
import type { Letter } from './mail.ts'
import { linkSeconds } from './reset-links.ts'

/** The letter with a link for a new password; English where the operator does not write `lang`. */
export function resetLetter(
  to: string,
  username: string,
  address: string,
  site: string,
  lang: string,
): Letter {
  const words = textsIn(lang).account.resetLetter
  const minutes = String(linkSeconds / 60)
  return {
    to,
    subject: fill(words.subject, { site }),
    text: [fill(words.asked, { username }), fill(words.address, { minutes }), address, words.ignore].join(
      '\n\n',
    ),
  }
}
