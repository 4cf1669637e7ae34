import { isSafeOrigin } from '@marquee/contract/config.ts'
import { isAtHost } from '@marquee/contract/studio-frames.ts'
import { type Check, checksOf } from '../check.ts'
import { must } from '../miss.ts'

/** A game's page as a browser would open it in the app's frame. */
export interface FrameKit {
  /** Origin of the app that frames it. */
  readonly app: string
  /** The addresses of the launcher's redirects, and the last one. */
  readonly addresses: readonly URL[]
  /** The response of the last address. */
  readonly response: Response
}

/** Fetches a game's address, and follows its redirects. */
export async function openGamePage(address: string, app: string): Promise<FrameKit> {
  const addresses = [new URL(address)]
  for (;;) {
    const at = addresses.at(-1) ?? new URL(address)
    const headers = { accept: 'text/html', referer: `${app}/` }
    const response = await fetch(at, { redirect: 'manual', headers })
    const next = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
    if (next === null || addresses.length > 10) return { app, addresses, response }
    addresses.push(new URL(next, at))
  }
}

/** Whether a source of `frame-ancestors` allows a page of `app`. */
function allows(source: string, app: string): boolean {
  const { protocol, host } = new URL(app)
  if (source === '*' || source === protocol) return true
  return isAtHost(app, [source.includes('://') ? source : `${protocol}//${source}`]) || source === host
}

export const frameChecks: readonly Check<FrameKit>[] = checksOf<FrameKit>('frame', {
  page: {
    title: 'the address leads to a page',
    run({ response }) {
      must(response.ok, `the last address responds with ${response.status}`)
      const type = response.headers.get('content-type') ?? 'nothing'
      must(type.startsWith('text/html'), `the last address responds with ${type}`)
      return Promise.resolve()
    },
  },
  https: {
    title: 'every address on the way is https',
    run({ addresses }) {
      for (const { href, origin } of addresses) must(isSafeOrigin(origin), `${href} is not https`)
      return Promise.resolve()
    },
  },
  framed: {
    title: 'the page lets the app frame it',
    run({ response, app }) {
      const policy = response.headers.get('content-security-policy') ?? ''
      // Each of several policies must allow it.
      const lists = [...policy.matchAll(/(?:^|[;,])\s*frame-ancestors\s+([^;,]*)/gi)].map(([, list = '']) =>
        list.trim(),
      )
      if (lists.length === 0) {
        // A browser ignores this header beside frame-ancestors.
        const options = response.headers.get('x-frame-options')
        must(options === null, `X-Frame-Options is ${String(options)}`)
      }
      for (const list of lists) {
        const isAllowed = list.split(/\s+/).some((source) => allows(source, app))
        must(isAllowed, `frame-ancestors is ${list}, without ${app}`)
      }
      return Promise.resolve()
    },
  },
})
