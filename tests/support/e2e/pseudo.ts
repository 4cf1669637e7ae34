import type { Page } from '@playwright/test'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { languageNames } from '../../../src/platform/language.ts'
import { catalogueOf } from '../catalogues.ts'
import { withoutOperatorContent } from './operator-content.ts'
import type { Shown } from './survey.ts'

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const strange = 'áƀçđéƒĝĥíĵķļɱñóþɋřšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞɊŘŠŢÚṼŴẊÝŽ'
const accents = new Map(Array.from(plain, (letter, index) => [letter, strange[index] ?? letter]))

/** A text with every Latin letter in disguise, but for the names of its tags. */
function accented(text: string): string {
  return text.replaceAll(/<[^>]*>|[a-z]/gi, (part) => accents.get(part) ?? part)
}

/** A compiled message with all of its own words in disguise. */
function disguised(part: unknown): unknown {
  if (typeof part === 'string') return accented(part)
  if (!Array.isArray(part)) return part
  return part.map((token: unknown) => {
    if (!Array.isArray(token)) return disguised(token)
    const [name, kind, choices] = token as unknown[]
    if (typeof choices !== 'object' || choices === null) return token
    const said = Object.entries(choices).map(([choice, message]) => [
      choice,
      typeof message === 'number' ? message : disguised(message),
    ])
    return [name, kind, Object.fromEntries(said)]
  })
}

/** Serves the page a catalogue in which every word that goes through it can be told from one that does not. */
export async function servePseudoCatalogue(page: Page): Promise<void> {
  const entries = await catalogueOf('en')
  const messages = Object.fromEntries(
    Array.from(entries, ([id, { source }]) => [id, disguised(compileMessageOrThrow(source))]),
  )
  await page.route(/\/assets\/locale-en-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))})`,
    }),
  )
}

/** Words that `Intl` writes into English dates, lengths of time, lists and figures. */
function wordsOfIntl(): Set<string> {
  const texts: string[] = []
  for (let month = 0; month < 12; month++) {
    for (const dateStyle of ['full', 'medium'] as const) {
      const format = new Intl.DateTimeFormat('en', { dateStyle, timeStyle: 'short' })
      texts.push(
        format.format(new Date(2026, month, month + 1)),
        format.format(new Date(2026, month, 20, 20)),
      )
    }
  }
  const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  for (const unit of ['second', 'minute', 'hour', 'day'] as const) {
    for (const value of [-2, -1, 0, 1, 2]) texts.push(relative.format(value, unit))
    const length = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' })
    texts.push(length.format(1), length.format(2))
  }
  texts.push(new Intl.ListFormat('en').format(['1', '2', '3']))
  return new Set(texts.flatMap((text) => text.match(/[a-z]{2,}/gi) ?? []))
}

/** What is written so in every language: a term of the field, languages by their own names, units of data. */
const everywhere = [
  'RTP',
  'kB',
  'MB',
  'GB',
  ...Object.values(languageNames).flatMap((name) => name.split(' ')),
]

const allowed = new Set([...wordsOfIntl(), ...everywhere].map((word) => word.toLowerCase()))

/** Texts with words that did not come through the catalogue, are no operator's, no player's and not those of `Intl`. */
export function hardCoded(shown: readonly Shown[], players: readonly RegExp[]): string[] {
  const words = (text: string) => text.match(/(?<!\p{L})[a-z]{2,}(?!\p{L})/giu) ?? []
  return shown
    .filter(({ text }) => words(text).length > 0 && !players.some((own) => own.test(text)))
    .filter(({ text }) => words(withoutOperatorContent(text)).some((word) => !allowed.has(word)))
    .map(({ text, place }) => `“${text}” (${place})`)
}
