import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { inProject } from './project.ts'

const sourceLocale = 'en'
/** Without line numbers an edit that moves a message leaves the catalogues as they are. */
export const catalogueFormat = formatter({ lineNumbers: false, origins: true })

type Catalogue = Awaited<ReturnType<typeof catalogueFormat.parse>>

/** The files with the messages of a language: that of the first screen, and that of the rooms. */
export function cataloguePaths(language: string): string[] {
  return [inProject('locales', `${language}.po`), inProject('locales', 'rooms', `${language}.po`)]
}

/** The messages of a file by their id; none if there is no such file. */
export async function readCatalogue(path: string, language: string): Promise<Catalogue> {
  if (!existsSync(path)) return {}
  const text = readFileSync(path, 'utf8')
  return catalogueFormat.parse(text, { locale: language, sourceLocale, filename: path })
}

/** Writes the messages of a file, and keeps its header. */
export async function writeCatalogue(path: string, language: string, catalogue: Catalogue): Promise<void> {
  const existing = readFileSync(path, 'utf8')
  const text = await catalogueFormat.serialize(catalogue, {
    locale: language,
    sourceLocale,
    filename: path,
    existing,
  })
  writeFileSync(path, text)
}
