import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Language } from '../../src/contract/config.ts'

/** What the build writes of its pages (`build/page-files.ts`). */
const Pages = v.record(v.string(), v.object({ files: v.array(v.string()), roomWords: v.boolean() }))
export type Pages = v.InferOutput<typeof Pages>

/** Reads what the pages of a build wait for; nothing of a build that does not say it. */
export function readPages(app: string): Pages {
  try {
    return v.parse(Pages, JSON.parse(readFileSync(join(app, '.vite', 'pages.json'), 'utf8')))
  } catch {
    return {}
  }
}

/**
 * Links to what a page waits for beside the start, in its language. The page's first script turns them on (`src/pre-paint.ts`).
 *
 * @param files the paths of the build
 */
export function pageLinks(pages: Pages, files: readonly string[], path: string, language: Language): string {
  const page = Object.hasOwn(pages, path) ? pages[path] : undefined
  if (page === undefined) return ''
  const { first, rooms } = cataloguesIn(files, language)
  return [...first, ...(page.roomWords ? rooms : []), ...page.files]
    .map((file) =>
      file.endsWith('.css')
        ? `<link data-start="preload" as="style" crossorigin href="${file}">`
        : `<link data-start="modulepreload" crossorigin href="${file}">`,
    )
    .join('')
}

/** The built catalogues of a language: of the first screen, and of the rooms. */
export function cataloguesIn(
  files: readonly string[],
  language: Language,
): { readonly first: readonly string[]; readonly rooms: readonly string[] } {
  const all = files.filter((file) => file.startsWith(`/assets/locale-${language}-`))
  const isOfRooms = (file: string) => file.startsWith(`/assets/locale-${language}-rooms-`)
  return { first: all.filter((file) => !isOfRooms(file)), rooms: all.filter(isOfRooms) }
}
