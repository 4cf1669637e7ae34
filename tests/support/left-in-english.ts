import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** What may be the same as in English: single words in any text, and whole texts. */
export interface Allowed {
  readonly words: readonly string[]
  readonly texts: readonly string[]
}

const file = join(import.meta.dirname, '..', '..', 'locales', 'same-as-english.json')
const Texts = v.record(v.string(), v.array(v.string()))
const lists = v.parse(
  v.object({
    words: v.array(v.string()),
    catalogue: Texts,
    operator: Texts,
    studio: Texts,
    standalone: Texts,
    release: Texts,
  }),
  JSON.parse(readFileSync(file, 'utf8')),
)

/** What `locales/same-as-english.json` allows a language in the texts of one program. */
export function allowedIn(program: Exclude<keyof typeof lists, 'words'>, language: string): Allowed {
  return { words: lists.words, texts: lists[program][language] ?? [] }
}

/** Whether a text has words of its own beside placeholders, tags and the allowed words. */
function hasWords(text: string, words: readonly string[]): boolean {
  const bare = text.replaceAll(/<[^>]*>|\{[^{}]*\}/g, ' ')
  const own = bare.match(/\p{L}{2,}/gu) ?? []
  return own.some((word) => !words.includes(word))
}

/** Texts that are the same as in English and are not allowed to be, and allowed ones that differ. */
export function leftInEnglish(
  entries: readonly { readonly source: string; readonly translation: string }[],
  { words, texts }: Allowed,
): { suspects: string[]; unused: string[] } {
  const same = entries
    .filter(({ source, translation }) => source === translation && hasWords(source, words))
    .map(({ source }) => source)
  return {
    suspects: same.filter((text) => !texts.includes(text)),
    unused: texts.filter((text) => !same.includes(text)),
  }
}
