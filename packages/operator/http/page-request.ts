import type { Context } from 'hono'
import { pagePaths } from '@marquee/contract/page-paths.ts'

const pages = new Set(pagePaths)
/** Paths that are both a page and a call: only a navigation gets the page. */
const alsoCalls = new Set(['/wallet/history'])

/** The entry of `pagePaths` that a path leads to. */
export function pagePathOf(path: string): string | undefined {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return pages.has(plain) ? plain : undefined
}

/** Whether a browser opens an address. */
export function isNavigation(c: Context): boolean {
  return c.req.method === 'GET' && (c.req.header('accept') ?? '').includes('text/html')
}

/**
 * Whether a request is for a page. A navigation accepts `text/html`, and gets a page for any path. Uptime monitors, link
 * previews and curl accept anything, or any text, and get the pages that exist: other paths stay the JSON 404 that a call
 * expects.
 */
export function isPageRequest(c: Context): boolean {
  const { method, path } = c.req
  if (method !== 'GET' && method !== 'HEAD') return false
  const accept = c.req.header('accept') ?? ''
  if (accept.includes('text/html')) return true
  const acceptsAnything =
    accept === '' || (/(?:\*|text)\/\*/.test(accept) && !accept.includes('application/json'))
  const page = pagePathOf(path)
  return acceptsAnything && page !== undefined && !alsoCalls.has(page)
}
