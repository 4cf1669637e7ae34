import { withTimeout } from './cache-first.ts'

/** The part of `pages.json` (`build/page-files.ts`) that the worker reads. */
interface PageList {
  readonly pages: Readonly<Record<string, { readonly files: readonly string[] }>>
  readonly catalogues: Readonly<Record<string, string>>
}

/**
 * The shell with links to what a page waits for beside the start, as the operator answers a first visit: the page's first
 * script turns them on (`src/pre-paint.ts`), those of a catalogue in the language of the page. Without a list that can be read, or for a page
 * that is not in it, the shell as it is.
 *
 * @param list the response with the precached list
 */
export async function withPageLinks(
  shell: Response,
  list: Response | undefined,
  path: string,
): Promise<Response> {
  if (!shell.ok || list === undefined) return shell
  return (await withTimeout(addLinks(shell.clone(), list, path.replace(/\/$/, '')))) ?? shell
}

/** Undefined for a page that is not in the list. */
async function addLinks(shell: Response, list: Response, path: string): Promise<Response | undefined> {
  const { pages, catalogues } = (await list.json()) as PageList
  const page = pages[path]
  if (page === undefined) return undefined
  const links = [
    ...Object.entries(catalogues).map(([language, file]) => link(file, ` lang="${language}"`)),
    ...page.files.map((file) => link(file)),
  ]
  const text = await shell.text()
  const headers = new Headers(shell.headers)
  // The text is not encoded any more.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(
    text.replace('<script>', (start) => links.join('') + start),
    { headers },
  )
}

function link(file: string, attributes = ''): string {
  const relation = file.endsWith('.css') ? 'preload" as="style' : 'modulepreload'
  return `<link data-start="${relation}"${attributes} crossorigin href="${file}">`
}
