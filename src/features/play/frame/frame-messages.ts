import * as v from 'valibot'
import { FrameMessage, type HostMessage } from '@marquee/contract/studio.ts'

/** The expected sender of a message: the frame, and the origin of its launch address. */
export interface Sender {
  readonly source: MessageEventSource | null
  readonly origin: string
}

/** Parses a message of the game. Undefined for a message of another window, origin or protocol. */
export function readFrameMessage(
  event: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  sender: Sender,
): FrameMessage | undefined {
  if (sender.source === null || event.source !== sender.source || event.origin !== sender.origin)
    return undefined
  const message = v.safeParse(FrameMessage, event.data)
  return message.success ? message.output : undefined
}

/** Sends the game a message. Only a page of `origin` receives it. */
export function postToFrame(frame: HTMLIFrameElement, origin: string, message: HostPayload): void {
  frame.contentWindow?.postMessage({ marquee: 1, ...message } satisfies HostMessage, origin)
}

type HostPayload = HostMessage extends infer One
  ? One extends HostMessage
    ? Omit<One, 'marquee'>
    : never
  : never
