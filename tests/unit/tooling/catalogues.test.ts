import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..', '..', '..', 'locales')
const languages = readdirSync(folder).map((name) => name.replace(/\.po$/, ''))

/** Placeholders and tags of a message in the order of their names; `#` and plural forms may differ by language. */
function placeholders(message: string): string[] {
  const names = new Set<string>()
  const visit = (part: unknown): void => {
    if (!Array.isArray(part)) return
    for (const token of part) {
      if (!Array.isArray(token)) continue
      const [name, , choices] = token as [unknown, unknown?, unknown?]
      names.add(String(name))
      if (typeof choices === 'object' && choices !== null)
        for (const choice of Object.values(choices)) visit(choice)
    }
  }
  visit(compileMessageOrThrow(message))
  for (const [, tag = ''] of message.matchAll(/<\/?(\w+)\/?>/g)) names.add(`<${tag}>`)
  return [...names].toSorted()
}

async function messagesOf(language: string): Promise<[source: string, translation: string][]> {
  const filename = join(folder, `${language}.po`)
  const parsed = await formatter().parse(readFileSync(filename, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename,
  })
  return Object.values(parsed).map(({ message = '', translation = '' }) => [message, translation])
}

test('English and Korean are there', () => {
  expect(languages).toEqual(expect.arrayContaining(['en', 'ko']))
})

describe.each(languages)('%s', (language) => {
  test('every message is translated and keeps the placeholders of its source', async () => {
    const messages = await messagesOf(language)
    expect(messages.length).toBeGreaterThan(50)
    for (const [source, translation] of messages) {
      expect(translation.trim(), source).not.toBe('')
      expect(placeholders(translation), source).toEqual(placeholders(source))
    }
  })
})

test('the comparison sees a placeholder inside a plural form, and a missing tag', () => {
  expect(placeholders('{count, plural, one {# game of {name}} other {games}}')).toEqual(['count', 'name'])
  expect(placeholders('Read <0>the rules</0>, {0}')).toEqual(['0', '<0>'])
})
