import { readFileSync } from 'node:fs'
import { inProject } from '../../../scripts/project.ts'

const entry = /^(?:msgctxt "(.*)"\n)?msgid "(.*)"\nmsgstr "(.*)"$/gm

/** The language a player of the tests reads. */
export type TestLanguage = 'en' | 'ko'

/**
 * What the app says in a language: `say('Search', …)` gives the catalogue's words for an English message. Values fill
 * its `{placeholders}`; a message with a context is `'Break [take a break]'`. Throws for a message that the catalogue lacks, so that a test cannot pass on English words.
 */
export type Say = (message: string, values?: Readonly<Record<string, string>>) => string

export function phrasesOf(language: TestLanguage): Say {
  const text = readFileSync(inProject('locales', `${language}.po`), 'utf8')
  const words = new Map<string, string>()
  for (const [, context, id = '', translation = ''] of text.matchAll(entry)) {
    // One English message may have several meanings: the one without a context is the plain one.
    if (context === undefined || !words.has(id)) words.set(id, translation)
    if (context !== undefined) words.set(`${id} [${context}]`, translation)
  }
  return (message, values = {}) => {
    const found = words.get(message)
    if (!found) throw new Error(`locales/${language}.po has no words for '${message}'`)
    return found.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  }
}
