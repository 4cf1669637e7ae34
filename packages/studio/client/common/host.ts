import * as v from 'valibot'
import { HostMessage, type FrameMessage } from '@marquee/contract/studio.ts'
import { parseUrl } from '@marquee/contract/parse-url.ts'

/** The operator's app around the frame. A window of its own has no host: nothing is sent. */
export interface Host {
  readonly framed: boolean
  send(message: Message): void
}

type Message = FrameMessage extends infer One
  ? One extends FrameMessage
    ? Omit<One, 'marquee'>
    : never
  : never

/**
 * Connects to the app that frames the game: only to an origin that the server named, never to another page that frames or
 * scripts this one.
 *
 * @param origins the operator's app origins
 */
export function connectHost(
  origins: readonly string[],
  onMessage: (message: HostMessage) => void,
  page: Window = window,
): Host {
  const parent = page.parent === page ? undefined : page.parent
  const origin = parent === undefined ? undefined : framingOrigin(page, origins)
  page.addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== origin) return
    const message = v.safeParse(HostMessage, event.data)
    if (message.success) onMessage(message.output)
  })
  return {
    framed: parent !== undefined,
    send(message) {
      if (parent !== undefined && origin !== undefined) parent.postMessage({ marquee: 1, ...message }, origin)
    },
  }
}

/** The framing origin where the browser says it and it is an expected one; else the first expected. */
function framingOrigin(page: Window, origins: readonly string[]): string | undefined {
  const ancestor = page.location.ancestorOrigins?.[0]
  if (ancestor !== undefined) return origins.find((origin) => origin === ancestor)
  const referrer = parseUrl(page.document.referrer)?.origin
  return origins.find((origin) => origin === referrer) ?? origins[0]
}
