import { fill } from '@marquee/contract/fill.ts'
import { textsIn } from '../texts.ts'
import type { Email } from './smtp.ts'
import { linkSeconds } from './reset-links.ts'

/** The email with a link for a new password; in English where the operator has no texts in `lang`. */
export function resetEmail(to: string, username: string, address: string, site: string, lang: string): Email {
  const texts = textsIn(lang).account.resetEmail
  const minutes = String(linkSeconds / 60)
  return {
    to,
    subject: fill(texts.subject, { site }),
    text: [fill(texts.asked, { username }), fill(texts.address, { minutes }), address, texts.ignore].join(
      '\n\n',
    ),
  }
}
