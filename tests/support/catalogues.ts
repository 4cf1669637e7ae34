import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { inProject } from '../../scripts/project.ts'

/** One message of a catalogue. */
export interface Entry {
  readonly source: string
  readonly translation: string
  readonly obsolete: boolean
}

/** All messages of a language in the repository, by message id. */
export async function catalogueOf(language: string): Promise<Map<string, Entry>> {
  const filename = inProject('locales', `${language}.po`)
  const text = readFileSync(filename, 'utf8')
  const parsed = await formatter().parse(text, { locale: language, sourceLocale: 'en', filename })
  return new Map(
    Object.entries(parsed).map(([id, { message = '', translation = '', obsolete = false }]) => [
      id,
      { source: message, translation, obsolete },
    ]),
  )
}
