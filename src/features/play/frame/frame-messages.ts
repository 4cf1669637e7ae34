import * as v from 'valibot'
import type { FrameMessage, HostMessage } from '@marquee/contract/studio.ts'
import { isAtHost } from '@marquee/contract/studio-frames.ts'
import type { Format } from './message-formats.ts'

/** The expected sender of a message: the frame, at one of these hosts. */
export interface Sender {
  readonly source: MessageEventSource | null
  /** Origins, or `https://*.example.org`. */
  readonly hosts: readonly string[]
}

type Received = Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>

/** Parses a message of the game. Undefined for a message of another window, origin or format. */
export function readFrameMessage(event: Received, sender: Sender, format: Format): FrameMessage | undefined {
  return isFromGame(event, sender) ? format.read(event.data) : undefined
}

/** Whether the page in the frame, at a host of its studio, sent the message. */
export function isFromGame({ source, origin }: Received, sender: Sender): boolean {
  return source !== null && source === sender.source && isAtHost(origin, sender.hosts)
}

const ReturnMessage = v.object({ marquee: v.literal(1), type: v.picklist(['exit', 'deposit', 'history']) })

/** Where the return page, which has replaced the game in the frame, leads to. It is at the app's own origin. */
export function readReturn(
  { source, origin, data }: Received,
  frame: MessageEventSource | null,
  appOrigin: string,
): 'exit' | 'deposit' | 'history' | undefined {
  if (frame === null || source !== frame || origin !== appOrigin) return undefined
  const message = v.safeParse(ReturnMessage, data)
  return message.success ? message.output.type : undefined
}

/** Sends the game a message in its format. Only a page of `origin` receives it. */
export function postToFrame(
  frame: HTMLIFrameElement,
  origin: string,
  message: HostPayload,
  format: Format,
): void {
  const text = format.write({ marquee: 1, ...message } satisfies HostMessage)
  if (text !== undefined) frame.contentWindow?.postMessage(text, origin)
}

/** A message to a game, without the mark of the protocol. */
export type HostPayload = HostMessage extends infer One
  ? One extends HostMessage
    ? Omit<One, 'marquee'>
    : never
  : never
