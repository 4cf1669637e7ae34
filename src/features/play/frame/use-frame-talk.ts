import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import type { FrameMessage } from '../../../contract/studio.ts'
import type { PageVisibility } from '../../../platform/page.ts'
import { keepAlive } from '../../../session/keep-alive.ts'
import { type Tab, useTab } from '../../../session/tab.ts'
import { userInfoAtom } from '../../../session/user-info.ts'
import { createBalanceHint } from './balance-hint.ts'
import { celebration } from './celebration.ts'
import type { CurrentGame } from '../current-game.ts'
import { gameControl } from '../game-control.ts'
import { keepStake, keptStake } from '../kept-stakes.ts'
import { soundAtom } from '../sound.ts'
import { type Paced, paced } from './paced.ts'
import { readFrameMessage, postToFrame } from './frame-messages.ts'
import { type PlayNavigation, usePlayNavigation } from '../navigation.ts'

/**
 * Listens to the game in `frame`, and sends it messages to pause, resume and refresh its balance, only between
 * rounds. An amount in a message of the game is only a reason to ask the operator for the balance.
 */
export function useFrameTalk(frame: RefObject<HTMLIFrameElement | null>, current: CurrentGame): void {
  const tab = useTab()
  const navigation = usePlayNavigation()
  const { page } = tab
  const { address, phase, demo: isDemo, sheet } = current
  const origin = address === undefined ? undefined : new URL(address).origin
  const named = useRef<number>(undefined)

  useEffect(() => {
    if (origin === undefined) return undefined
    const wallet = createBalanceHint({
      // A game with demo money never changes the player's balance.
      refresh: isDemo ? () => Promise.resolve() : tab.session.refreshBalance,
      amount: () => tab.store.get(userInfoAtom)?.info.amount,
    })
    const reportOffline = paced<void>(offlinePauseMs, () => {
      if (!tab.connection.isOffline()) tab.connection.reportUnreachable()
    })
    const host: Host = { tab, navigation, hintBalance: wallet.hint, reportOffline }
    const talk = createTalk(host)
    let last: FrameMessage['type'] | undefined
    const hear = (event: MessageEvent<unknown>): void => {
      const message = readFrameMessage(event, { source: frame.current?.contentWindow ?? null, origin })
      if (!message) return
      if (message.type === 'balance') named.current = message.amount
      talk[topicOf(message)]({ message, last })
      last = message.type
    }
    window.addEventListener('message', hear)
    return () => {
      window.removeEventListener('message', hear)
      wallet.stop()
      reportOffline.stop()
      for (const topic of topics) talk[topic].stop()
    }
  }, [tab, navigation, frame, origin, isDemo])

  const follow = useCallback((changed: () => void) => followPage(page, changed), [page])
  const shown = useSyncExternalStore(follow, page.isVisible)
  const paused = !shown || current.minimised || current.held
  const sentPause = useRef(false)
  useEffect(() => {
    if (phase !== 'ready' || !frame.current || origin === undefined || sentPause.current === paused) return
    postToFrame(frame.current, origin, { type: paused ? 'pause' : 'resume' })
    sentPause.current = paused
  }, [frame, origin, phase, paused])

  useEffect(() => {
    if (sheet === 'closing' && frame.current && origin !== undefined)
      postToFrame(frame.current, origin, { type: 'back' })
  }, [frame, origin, sheet])

  const arrived = phase === 'ready' || phase === 'busy'
  const sound = useAtomValue(soundAtom)
  useEffect(() => {
    if (!arrived || !frame.current || origin === undefined) return
    postToFrame(frame.current, origin, { type: 'sound', on: sound })
  }, [frame, origin, arrived, sound])

  const { id } = current.game
  useEffect(() => {
    // A stake of demo money says nothing about the player's own.
    if (!arrived || origin === undefined || isDemo) return undefined
    let isGone = false
    void keptStake(tab, id).then((amount) => {
      if (!isGone && frame.current && amount !== undefined)
        postToFrame(frame.current, origin, { type: 'stake', amount })
    })
    return () => {
      isGone = true
    }
  }, [tab, frame, origin, arrived, id, isDemo])

  const amount = useAtomValue(userInfoAtom)?.info.amount
  const known = useRef(amount)
  useEffect(() => {
    if (phase !== 'ready' || !frame.current || origin === undefined || amount === known.current) return
    // The game already knows an amount that it has just reported.
    if (known.current !== undefined && amount !== named.current)
      postToFrame(frame.current, origin, { type: 'refresh' })
    known.current = amount
  }, [frame, origin, phase, amount])
}

function followPage(page: PageVisibility, changed: () => void): () => void {
  const stops = [page.onShown(changed), page.onHidden(changed)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** How long after a game's report of an outage the next one is believed, ms. A probe was sent for the first. */
const offlinePauseMs = 5000

/**
 * What a game speaks of, and the least time between two messages about it, ms: no game makes the app ask, announce or
 * navigate faster than a person could. Of the messages in between, the last one counts. The first few of a round are heard
 * at once, because a round that has begun must be asked about before the frame closes.
 */
const phaseBurst = 6
/** A sheet that opens and closes again is followed at once; no game takes the back button from the player over and over. */
const sheetBurst = 4
const pauseMs = {
  phase: 250,
  balance: 250,
  stake: 250,
  win: 1000,
  sheet: 1000,
  exit: 1000,
  deposit: 1000,
  fairness: 1000,
} as const
type Topic = keyof typeof pauseMs
const topics = Object.keys(pauseMs) as readonly Topic[]

function topicOf({ type }: FrameMessage): Topic {
  return type === 'ready' || type === 'busy' || type === 'idle' || type === 'error' ? 'phase' : type
}

interface Heard {
  readonly message: FrameMessage
  /** What the game said before. */
  readonly last: FrameMessage['type'] | undefined
}

function createTalk(host: Host): Readonly<Record<Topic, Paced<Heard>>> {
  const topic = (name: Topic, burst?: number) =>
    paced<Heard>(pauseMs[name], ({ message, last }) => act(host, message, last), burst)
  return {
    phase: topic('phase', phaseBurst),
    balance: topic('balance'),
    stake: topic('stake'),
    win: topic('win'),
    sheet: topic('sheet', sheetBurst),
    exit: topic('exit'),
    deposit: topic('deposit'),
    fairness: topic('fairness'),
  }
}

interface Host {
  readonly tab: Tab
  readonly navigation: PlayNavigation
  readonly hintBalance: (named?: number) => void
  readonly reportOffline: () => void
}

function act(
  { tab, navigation, hintBalance, reportOffline }: Host,
  message: FrameMessage,
  last: FrameMessage['type'] | undefined,
): void {
  const game = gameControl(tab)
  switch (message.type) {
    case 'ready':
      return game.setPhase('ready')
    case 'busy':
      keepAlive(tab).reportActivity()
      return game.setPhase('busy')
    case 'idle':
      game.setPhase('ready')
      // A balance that the game has just reported needs no second request.
      if (last !== 'balance') hintBalance()
      return
    case 'balance':
      return hintBalance(message.amount)
    case 'error':
      // A game often notices an outage first. A probe finds out whether the app is offline too.
      if (message.code === 'offline') reportOffline()
      return game.setPhase('failed', message.code)
    case 'stake':
      if (!game.get()?.demo) void keepStake(tab, game.get()?.game.id, message.amount)
      return
    case 'win':
      // A sheet of the game's own is being read.
      if (game.get()?.sheet !== 'open') celebration(tab).mark(message)
      return
    case 'sheet':
      return game.setSheet(message.open)
    case 'exit':
      return game.requestClose()
    case 'deposit':
      // A game with demo money has nothing to deposit, and a minimised game does not take the player away from the page.
      if (game.get()?.minimised || game.get()?.demo) return
      game.minimise()
      return navigation.deposit()
    case 'fairness':
      if (game.get()?.minimised) return
      game.minimise()
      return navigation.fairness(`proof=${encodeURIComponent(message.proof)}`)
  }
}
