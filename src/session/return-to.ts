import { parseUrl } from '@marquee/contract/parse-url.ts'

/**
 * The path to return to after signing in, if it is one of this app's: it begins with a single `/`, and browsers cannot read
 * a host into it (no `//`, backslash or control character). Undefined otherwise.
 */
export function safeReturnPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^\/(?!\/)/.test(text)) return undefined
  if (/[\\\u0000-\u001f\u007f-\u009f]/.test(text)) return undefined
  const base = 'https://app.invalid'
  const url = parseUrl(text, base)
  return url?.origin === base && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : undefined
}
