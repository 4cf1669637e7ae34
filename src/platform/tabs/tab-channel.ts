import * as v from 'valibot'
import { UserInfo } from '@marquee/contract/player.ts'
import type { Environment } from '../environment.ts'

/**
 * Messages between the tabs of the app. Browsers drop messages to frozen tabs, so every subscriber must also check the
 * state itself when its page is shown.
 */
const TabMessage = v.variant('type', [
  /** A record in IndexedDB was changed and committed: read it again (favourites, preferences, lists). */
  v.object({ type: v.literal('recordChanged'), key: v.string() }),
  /** An anonymous tab requests the session of a signed-in tab. */
  v.object({ type: v.literal('sessionRequest'), from: v.string() }),
  /** The player signed in in one tab: anonymous tabs request the session. */
  v.object({ type: v.literal('sessionBegun') }),
  /** A signed-in tab responds to the tab that requested its session. */
  v.object({ type: v.literal('sessionOffer'), to: v.string(), entries: v.record(v.string(), v.string()) }),
  /** The player signed out in one tab: all tabs sign out. `mark` is the sign-out mark. */
  v.object({ type: v.literal('sessionEnded'), mark: v.string() }),
  /** User info that a tab fetched at `at`, ms of server time. The other tabs then need not fetch it. */
  v.object({ type: v.literal('userInfo'), player: v.string(), info: UserInfo, at: v.number() }),
  /** The player confirmed a reality check in one tab: the others fetch when the next one is due. */
  v.object({ type: v.literal('checkSeen'), player: v.string() }),
])
export type TabMessage = v.InferOutput<typeof TabMessage>

type MessageType = TabMessage['type']
type MessageOf<Type extends MessageType> = Extract<TabMessage, { type: Type }>
type Handler = (message: TabMessage) => void

export interface TabChannel {
  /** Sends a message to the other tabs, not to subscribers of this tab. Does nothing without BroadcastChannel. */
  publish(message: TabMessage): void
  /** Calls `handler` with one type of message from other tabs. Returns the unsubscriber. */
  subscribe<Type extends MessageType>(type: Type, handler: (message: MessageOf<Type>) => void): () => void
  /** Closes the channel; a later publish or subscribe opens it again. */
  close(): void
}

export function createTabChannel(environment: Pick<Environment, 'BroadcastChannel'>): TabChannel {
  const handlers = new Map<MessageType, Set<Handler>>()
  let channel: BroadcastChannel | undefined

  function open(): BroadcastChannel | undefined {
    const { BroadcastChannel } = environment
    if (channel || !BroadcastChannel) return channel
    try {
      channel = new BroadcastChannel('marquee')
    } catch {
      return undefined
    }
    channel.onmessage = (event: MessageEvent<unknown>) => {
      // Tabs with another version of the app use the same channel: ignore what this version cannot read.
      const message = v.safeParse(TabMessage, event.data)
      if (!message.success) return
      for (const handler of handlers.get(message.output.type) ?? []) handler(message.output)
    }
    return channel
  }

  return {
    publish(message) {
      try {
        open()?.postMessage(message)
      } catch {
        // A closed channel or a value that cannot be cloned: the other tabs check when they are shown.
      }
    },
    subscribe(type, handler) {
      open()
      const own: Handler = (message) => {
        if (isOfType(message, type)) handler(message)
      }
      const set = handlers.get(type) ?? new Set<Handler>()
      handlers.set(type, set.add(own))
      return () => void set.delete(own)
    },
    close() {
      channel?.close()
      channel = undefined
    },
  }
}

function isOfType<Type extends MessageType>(message: TabMessage, type: Type): message is MessageOf<Type> {
  return message.type === type
}
