import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'

const folder = join(import.meta.dirname, '..', '..', 'locales')

/** One message of a catalogue. */
export interface Entry {
  readonly source: string
  readonly translation: string
  readonly obsolete: boolean
}

/** The catalogue of a language in the repository, by message id. */
export async function catalogueOf(language: string): Promise<Map<string, Entry>> {
  const filename = join(folder, `${language}.po`)
  const parsed = await formatter().parse(readFileSync(filename, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename,
  })
  return new Map(
    Object.entries(parsed).map(([id, { message = '', translation = '', obsolete = false }]) => [
      id,
      { source: message, translation, obsolete },
    ]),
  )
}
