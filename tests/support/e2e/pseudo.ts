import type { Page } from '@playwright/test'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { type Language, languages } from '@marquee/contract/config.ts'
import { languageNames } from '../../../src/platform/i18n/language.ts'
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
    const entries = Object.entries(choices).map(([choice, message]) => [
      choice,
      typeof message === 'number' ? message : disguised(message),
    ])
    return [name, kind, Object.fromEntries(entries)]
  })
}

/** The languages whose place the two catalogues take that hold the longest texts of all. */
export const stretched = ['en', 'de'] as const satisfies readonly Language[]

interface Candidate {
  readonly message: ReturnType<typeof compileMessageOrThrow>
  /** What it shows, without what is filled in. */
  readonly shown: string
}

/** The words of a compiled message; of its plural forms the longest. */
function shownBy(part: unknown): string {
  if (typeof part === 'string') return part.replaceAll(/<[^>]*>/g, '')
  if (!Array.isArray(part)) return ''
  return part
    .map((token: unknown) => {
      if (!Array.isArray(token)) return shownBy(token)
      const forms: unknown = token[2]
      if (typeof forms !== 'object' || forms === null) return ''
      return Object.values(forms)
        .map(shownBy)
        .reduce((longest, form) => (form.length > longest.length ? form : longest), '')
    })
    .join('')
}

/** Words that may not be broken: Chinese, Japanese, Thai, Lao and Khmer may break anywhere or between words unseen here. */
function unbroken(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((word) => !/[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}]/u.test(word))
}

/** How wide texts are on this page, px. */
function widthsOf(page: Page, texts: readonly string[]): Promise<number[]> {
  return page.evaluate((all) => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('no canvas')
    context.font = `600 14px ${getComputedStyle(document.body).fontFamily}`
    return all.map((text) => context.measureText(text).width)
  }, texts)
}

/**
 * Serves the page two catalogues of the longest texts that any language has: instead of English each message with the
 * longest word, instead of German each with the longest line. What fits with these fits in every language, and their
 * disguise tells which words on a page did not come through a catalogue. The page must have been opened.
 */
export async function serveStretchedCatalogues(page: Page): Promise<void> {
  const byId = new Map<string, Candidate[]>()
  for (const language of languages) {
    for (const [id, { translation }] of await catalogueOf(language)) {
      const message = compileMessageOrThrow(translation)
      byId.set(id, [...(byId.get(id) ?? []), { message, shown: shownBy(message) }])
    }
  }
  const lengths: readonly ((shown: string) => string[])[] = [unbroken, (shown) => [shown]]
  for (const [place, language] of stretched.entries()) {
    const partsOf = lengths[place] ?? unbroken
    const flat = [...byId].flatMap(([id, all]) =>
      all.flatMap((candidate) => partsOf(candidate.shown).map((text) => ({ id, candidate, text }))),
    )
    const widths = await widthsOf(
      page,
      flat.map(({ text }) => text),
    )
    const longest = new Map([...byId].map(([id, [first]]) => [id, { width: -1, candidate: first }]))
    for (const [index, { id, candidate }] of flat.entries()) {
      const width = widths[index] ?? 0
      if (width > (longest.get(id)?.width ?? 0)) longest.set(id, { width, candidate })
    }
    const messages = Object.fromEntries(
      Array.from(longest, ([id, { candidate }]) => [id, disguised(candidate?.message)]),
    )
    await page.route(new RegExp(`/assets/locale-${language}-[^/]*\\.js$`), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))})`,
      }),
    )
  }
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
  for (const unit of ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const) {
    for (const value of [-2, -1, 0, 1, 2]) texts.push(relative.format(value, unit))
    for (const unitDisplay of ['long', 'short'] as const) {
      const length = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay })
      texts.push(length.format(1), length.format(2))
    }
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
  const isForeign = (text: string) =>
    words(withoutOperatorContent(text)).some((word) => !allowed.has(word.toLowerCase()))
  // An operator's title may lie inside an allowed word, as `ember` in `November`: without these words the text is read again.
  const withoutAllowed = (text: string) =>
    words(text).reduce(
      (rest, word) => (allowed.has(word.toLowerCase()) ? rest.replace(word, ' ') : rest),
      text,
    )
  return shown
    .filter(({ text }) => words(text).length > 0 && !players.some((own) => own.test(text)))
    .filter(({ text }) => isForeign(text) && isForeign(withoutAllowed(text)))
    .map(({ text, place }) => `“${text}” (${place})`)
}
