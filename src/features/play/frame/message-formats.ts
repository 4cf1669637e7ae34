import * as v from 'valibot'
import { FrameMessage, type HostMessage } from '@marquee/contract/studio.ts'
import type { MessageFormat } from '@marquee/contract/studio-frames.ts'
import type { CurrentGame } from '../current-game.ts'

/** How games of one format talk with the page around them, in the words of the app's own protocol (docs/game-frame.md). */
export interface Format {
  /** Whether its games report that they are ready. */
  readonly reportsReady: boolean
  /** Whether its games report when a round begins and ends. */
  readonly reportsRounds: boolean
  /** Undefined for what is no message of the format. */
  read(data: unknown): FrameMessage | undefined
  /** Undefined where the format has no such message. */
  write(message: HostMessage): unknown
}

/** The messages that have no content. */
type Plain = 'ready' | 'busy' | 'idle' | 'balance' | 'exit' | 'deposit' | 'history'

const Named = v.object({ type: v.string() })
const AnyNamed = v.union([
  v.string(),
  ...(['type', 'event', 'name'] as const).map((key) =>
    v.pipe(
      v.object({ [key]: v.string() }),
      v.transform((message) => message[key] ?? ''),
    ),
  ),
])
const MoneypotStatus = v.object({ type: v.literal('status'), status: v.picklist(['ready', 'fatal']) })

/** Incoming messages by name. */
const hizi: Readonly<Record<string, Plain>> = {
  gameReady: 'ready',
  roundStarted: 'busy',
  roundEnded: 'idle',
  balance: 'balance',
  cashier: 'deposit',
}

/** Names that several aggregators use, without case and punctuation. */
const common: Readonly<Record<string, Plain>> = {
  gameready: 'ready',
  gameloaded: 'ready',
  loadend: 'ready',
  roundstart: 'busy',
  roundstarted: 'busy',
  playstart: 'busy',
  roundend: 'idle',
  roundended: 'idle',
  playend: 'idle',
  balance: 'balance',
  balanceupdate: 'balance',
  updatebalance: 'balance',
  valuebalance: 'balance',
  close: 'exit',
  closegame: 'exit',
  gameclose: 'exit',
  exit: 'exit',
  gohome: 'exit',
  home: 'exit',
  lobby: 'exit',
  golobby: 'exit',
  gotolobby: 'exit',
  cashier: 'deposit',
  opencashier: 'deposit',
  deposit: 'deposit',
  nofunds: 'deposit',
  history: 'history',
  openhistory: 'history',
  historyopen: 'history',
}

const nothing = () => undefined

const formats: Readonly<Record<MessageFormat, Format>> = {
  marquee: {
    reportsReady: true,
    reportsRounds: true,
    read(data) {
      const message = v.safeParse(FrameMessage, data)
      return message.success ? message.output : undefined
    },
    write: (message) => message,
  },
  none: { reportsReady: false, reportsRounds: false, read: nothing, write: nothing },
  common: {
    reportsReady: true,
    reportsRounds: true,
    read(data) {
      const message = v.safeParse(AnyNamed, data)
      return message.success
        ? plain(
            common,
            message.output
              .slice(0, 40)
              .toLowerCase()
              .replaceAll(/[^a-z]/g, ''),
          )
        : undefined
    },
    write: nothing,
  },
  hizi: {
    reportsReady: true,
    reportsRounds: true,
    read(data) {
      const message = v.safeParse(Named, data)
      return message.success ? plain(hizi, message.output.type) : undefined
    },
    write(message) {
      if (message.type === 'pause' || message.type === 'resume') return { type: message.type }
      if (message.type === 'refresh') return { type: 'updateBalance' }
      return message.type === 'sound' ? { type: 'setAudio', data: message.on } : undefined
    },
  },
  moneypot: {
    reportsReady: true,
    reportsRounds: false,
    read(data) {
      const status = v.safeParse(MoneypotStatus, data)
      if (!status.success) return undefined
      return status.output.status === 'ready'
        ? { marquee: 1, type: 'ready' }
        : { marquee: 1, type: 'error', code: 'fatal' }
    },
    write: nothing,
  },
  tomhorn: {
    reportsReady: false,
    reportsRounds: false,
    read: nothing,
    // It has no message that pauses a game, but this one for a window of the site over it.
    write: ({ type }) => (type === 'pause' ? { name: 'stopAutospins', sender: 'emwindow' } : undefined),
  },
}

function plain(table: Readonly<Record<string, Plain>>, name: string): FrameMessage | undefined {
  const type = Object.hasOwn(table, name) ? table[name] : undefined
  return type && { marquee: 1, type }
}

/** The format of a game's messages. */
export function formatOf({ studio }: Pick<CurrentGame, 'studio'>): Format {
  return formats[studio?.messages ?? 'marquee']
}

/** Whether the game has said nothing that its format would have it say, or its page is not there. */
function isSilent({ phase }: CurrentGame): boolean {
  return phase === 'silent' || phase === 'unloaded'
}

/** Whether the app knows when a round of the game is over. */
export function reportsRounds(current: CurrentGame): boolean {
  return formatOf(current).reportsRounds && !isSilent(current)
}

/** Whether the game is in a round. Games of other studios are not relied on: one that reports no end would never be paused. */
export function isInRound({ phase, studio }: CurrentGame): boolean {
  return phase === 'busy' && (studio?.messages ?? 'marquee') === 'marquee'
}

/** Whether a message of the app stops the game's bets until the next message. Not known before the game has loaded. */
export function canBePaused(current: CurrentGame): boolean {
  const format = formatOf(current)
  if (format.write({ marquee: 1, type: 'pause' }) === undefined) return false
  if (format.reportsReady) return !isSilent(current)
  // Without any message of the game the host that it was redirected to is unknown.
  return current.studio?.frame_hosts.length === 0
}

/** Whether a message of the app turns the game's sound off. */
export function canBeMuted(current: CurrentGame): boolean {
  return formatOf(current).write({ marquee: 1, type: 'sound', on: false }) !== undefined && !isSilent(current)
}
