import { command } from './command.ts'
import { cataloguePaths, readCatalogue, writeCatalogue } from './message-catalogues.ts'
import { languages } from '../src/contract/config.ts'

/**
 * Writes the messages of the source into the catalogues. A message that moved to the other catalogue keeps its
 * translation, which `lingui extract --clean` alone would lose.
 */
const known = new Map<string, Map<string, string>>()
for (const language of languages) {
  const translations = new Map<string, string>()
  for (const path of cataloguePaths(language)) {
    for (const [id, { translation = '' }] of Object.entries(await readCatalogue(path, language))) {
      if (translation !== '') translations.set(id, translation)
    }
  }
  known.set(language, translations)
}

const { code, output } = await command('lingui', ['extract', '--clean'])
process.stdout.write(output)
process.exitCode = code

for (const language of languages) {
  for (const path of cataloguePaths(language)) {
    const entries = await readCatalogue(path, language)
    const moved = Object.entries(entries).filter(
      ([id, { translation = '' }]) => translation === '' && known.get(language)?.has(id),
    )
    if (moved.length === 0) continue
    for (const [id, entry] of moved) entry.translation = known.get(language)?.get(id) ?? ''
    await writeCatalogue(path, language, entries)
  }
}
