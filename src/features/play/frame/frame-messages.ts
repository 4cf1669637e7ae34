import * as v from 'valibot'
import { FrameMessage, type HostMessage } from '../../../contract/studio.ts'

/** What a message event must have come from: this very frame, showing a page of the launch address's origin. */
export interface Sender {
  readonly source: MessageEventSource | null
  readonly origin: string
}

/**
 * What the game said, or undefined for anything that another window, another origin or another protocol said.
 * A frame that was led elsewhere has another origin and is no longer heard.
 */
export function readFrameMessage(
  event: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  sender: Sender,
): FrameMessage | undefined {
  if (sender.source === null || event.source !== sender.source || event.origin !== sender.origin)
    return undefined
  const message = v.safeParse(FrameMessage, event.data)
  return message.success ? message.output : undefined
}

/** Tells the game something; nobody but a page of `origin` receives it. */
export function postToFrame(frame: HTMLIFrameElement, origin: string, type: HostMessage['type']): void {
  frame.contentWindow?.postMessage({ marquee: 1, type } satisfies HostMessage, origin)
}
