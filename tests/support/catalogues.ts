import { cataloguePaths, readCatalogue } from '../../scripts/message-catalogues.ts'

/** One message of a catalogue. */
export interface Entry {
  readonly source: string
  readonly translation: string
  readonly obsolete: boolean
}

/** The messages of a language by their id, in each of its files: those of the first screen, those of the rooms. */
export async function cataloguesOf(language: string): Promise<Map<string, Entry>[]> {
  return Promise.all(
    cataloguePaths(language).map(async (path) => {
      const parsed = await readCatalogue(path, language)
      return new Map(
        Object.entries(parsed).map(([id, { message = '', translation = '', obsolete = false }]) => [
          id,
          { source: message, translation, obsolete },
        ]),
      )
    }),
  )
}

/** All messages of a language in the repository, by message id. */
export async function catalogueOf(language: string): Promise<Map<string, Entry>> {
  return new Map((await cataloguesOf(language)).flatMap((part) => [...part]))
}
