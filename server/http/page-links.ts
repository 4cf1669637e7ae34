import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Language } from '../../src/contract/config.ts'

/** What the build writes of its pages (`build/page-files.ts`). */
const PageList = v.object({
  pages: v.record(v.string(), v.object({ files: v.array(v.string()) })),
  catalogues: v.record(v.string(), v.string()),
})
export type PageList = v.InferOutput<typeof PageList>

/** Reads what the pages of a build wait for; nothing of a build that does not say it. */
export function readPageList(app: string): PageList {
  try {
    return v.parse(PageList, JSON.parse(readFileSync(join(app, 'pages.json'), 'utf8')))
  } catch {
    return { pages: {}, catalogues: {} }
  }
}

/** Links to what a page waits for beside the start, in its language. The page's first script turns them on (`src/pre-paint.ts`). */
export function pageLinks({ pages, catalogues }: PageList, path: string, language: Language): string {
  const page = Object.hasOwn(pages, path) ? pages[path] : undefined
  const words = catalogues[language]
  if (page === undefined || words === undefined) return ''
  return [words, ...page.files]
    .map((file) =>
      file.endsWith('.css')
        ? `<link data-start="preload" as="style" crossorigin href="${file}">`
        : `<link data-start="modulepreload" crossorigin href="${file}">`,
    )
    .join('')
}
