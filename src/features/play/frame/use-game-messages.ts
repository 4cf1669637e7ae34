import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore, type RefObject } from 'react'
import type { FrameMessage } from '@marquee/contract/studio.ts'
import type { PageVisibility } from '../../../platform/page.ts'
import { keepAlive } from '../../../session/keep-alive.ts'
import { type Tab, useTab } from '../../../session/tab.ts'
import { userInfoAtom } from '../../../session/user-info.ts'
import { createBalanceHint } from './balance-hint.ts'
import { celebration } from './celebration.ts'
import type { CurrentGame } from '../current-game.ts'
import { gameControl } from '../game-control.ts'
import { saveStake, savedStake } from '../saved-stakes.ts'
import { soundAtom } from '../sound.ts'
import { type Throttled, throttle } from './throttle.ts'
import { type HostPayload, postToFrame, isFromGame, readFrameMessage, readReturn } from './frame-messages.ts'
import { canBePaused, isInRound, formatOf } from './message-formats.ts'
import { type PlayNavigation, usePlayNavigation } from '../navigation.ts'

/**
 * Handles the messages of the game in `frame`, and sends it messages to pause, resume and refresh its balance, only between
 * rounds. An amount in a message of the game is only a reason to fetch the balance from the operator.
 */
export function useGameMessages(frame: RefObject<HTMLIFrameElement | null>, current: CurrentGame): void {
  const tab = useTab()
  const navigation = usePlayNavigation()
  const { page } = tab
  const { address, phase, demo: isDemo, sheet, studio } = current
  const origin = address === undefined ? undefined : new URL(address).origin
  const format = formatOf(current)
  /** A launcher may have redirected the frame to another host of the studio. */
  const lastOrigin = useRef<string>(undefined)
  const reportedBalance = useRef<number>(undefined)
  const post = useEffectEvent((message: HostPayload) => {
    const target = lastOrigin.current ?? origin
    if (frame.current && target !== undefined) postToFrame(frame.current, target, message, format)
  })

  useEffect(() => {
    if (origin === undefined) return undefined
    const wallet = createBalanceHint({
      // A game with demo money never changes the player's balance.
      refresh: isDemo ? () => Promise.resolve() : tab.session.refreshBalance,
      amount: () => tab.store.get(userInfoAtom)?.info.amount,
      settled: () => {
        if (gameControl(tab).get()?.phase !== 'busy') gameControl(tab).releaseBalance()
      },
    })
    const reportOffline = throttle<void>(offlinePauseMs, () => {
      if (!tab.connection.isOffline()) tab.connection.reportUnreachable()
    })
    const host: Host = { tab, navigation, wallet, reportOffline }
    const handlers = new Map<Topic, Throttled<Received>>()
    const handlerOf = (topic: Topic): Throttled<Received> => {
      const { pauseMs, burst } = limits[topic]
      const handler =
        handlers.get(topic) ??
        throttle<Received>(pauseMs, ({ message, last: before }) => handle(host, message, before), burst)
      handlers.set(topic, handler)
      return handler
    }
    let last: FrameMessage['type'] | undefined
    const hosts = [origin, ...(studio?.hosts ?? []), ...(studio?.frame_hosts ?? [])]
    const onMessage = (event: MessageEvent<unknown>): void => {
      const source = frame.current?.contentWindow ?? null
      const way = readReturn(event, source, location.origin)
      if (way) return leave(host, way)
      if (isFromGame(event, { source, hosts })) lastOrigin.current = event.origin
      const message = readFrameMessage(event, { source, hosts }, format)
      if (!message) return
      if (message.type === 'balance') reportedBalance.current = message.amount
      handlerOf(topicOf(message))({ message, last })
      last = message.type
    }
    window.addEventListener('message', onMessage)
    return () => {
      window.removeEventListener('message', onMessage)
      wallet.stop()
      reportOffline.stop()
      for (const handler of handlers.values()) handler.stop()
    }
  }, [tab, navigation, frame, origin, isDemo, studio, format])

  const subscribe = useCallback((onChange: () => void) => subscribeVisibility(page, onChange), [page])
  const isVisible = useSyncExternalStore(subscribe, page.isVisible)
  const isPaused = !isVisible || current.minimised || current.paused
  const wasPaused = useRef(false)
  const isOpen = phase === 'silent' || (phase === 'busy' && !isInRound(current))
  const isIdle = phase === 'ready' || (isOpen && canBePaused(current))
  useEffect(() => {
    if (!isIdle || wasPaused.current === isPaused) return
    post({ type: isPaused ? 'pause' : 'resume' })
    wasPaused.current = isPaused
  }, [isIdle, isPaused])

  useEffect(() => {
    if (sheet === 'closing') post({ type: 'back' })
  }, [sheet])

  const isLoaded = phase === 'ready' || phase === 'busy'
  const sound = useAtomValue(soundAtom)
  useEffect(() => {
    if (isLoaded) post({ type: 'sound', on: sound })
  }, [isLoaded, sound])

  const { id } = current.game
  useEffect(() => {
    // Stakes are saved of games with the player's own money only.
    if (!isLoaded || isDemo) return undefined
    let isUnmounted = false
    void savedStake(tab, id).then((amount) => {
      if (!isUnmounted && amount !== undefined) post({ type: 'stake', amount })
    })
    return () => {
      isUnmounted = true
    }
  }, [tab, isLoaded, id, isDemo])

  const amount = useAtomValue(userInfoAtom)?.info.amount
  const lastAmount = useRef(amount)
  useEffect(() => {
    if (phase !== 'ready' || amount === lastAmount.current) return
    // The game already has an amount that it has just reported.
    if (lastAmount.current !== undefined && amount !== reportedBalance.current) post({ type: 'refresh' })
    lastAmount.current = amount
  }, [phase, amount])
}

function subscribeVisibility(page: PageVisibility, onChange: () => void): () => void {
  const unsubscribes = [page.onShown(onChange), page.onHidden(onChange)]
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}

/** Least time between two probes of the connection that a game causes, ms. */
const offlinePauseMs = 5000

/**
 * How often the messages of a topic are handled: `burst` of them immediately, then one in `pauseMs`. A game cannot make the
 * app send requests, show messages or navigate faster than a player could.
 */
const limits = {
  // The beginning of a round must not be delayed, because the frame asks before it closes during a round.
  phase: { pauseMs: 250, burst: 6 },
  balance: { pauseMs: 250, burst: 1 },
  stake: { pauseMs: 250, burst: 1 },
  win: { pauseMs: 1000, burst: 1 },
  sheet: { pauseMs: 1000, burst: 4 },
  exit: { pauseMs: 1000, burst: 1 },
  deposit: { pauseMs: 1000, burst: 1 },
  history: { pauseMs: 1000, burst: 1 },
  fairness: { pauseMs: 1000, burst: 1 },
} as const
type Topic = keyof typeof limits

function topicOf({ type }: FrameMessage): Topic {
  return type === 'ready' || type === 'busy' || type === 'idle' || type === 'error' ? 'phase' : type
}

interface Received {
  readonly message: FrameMessage
  /** The type of the game's message before this one. */
  readonly last: FrameMessage['type'] | undefined
}

interface Host {
  readonly tab: Tab
  readonly navigation: PlayNavigation
  readonly wallet: ReturnType<typeof createBalanceHint>
  readonly reportOffline: () => void
}

/** A round begins: the operator's balance must not reveal its result before the game shows it. */
function freezeBalance(tab: Tab): void {
  const game = gameControl(tab)
  const current = game.get()
  const before = tab.store.get(userInfoAtom)?.info.amount
  if (current && isInRound(current) && !current.demo && before !== undefined) game.freezeBalance(before)
}

/** The return page has replaced the game, which can only be launched again. */
function leave({ tab, navigation }: Host, way: 'exit' | 'deposit' | 'history'): void {
  const game = gameControl(tab)
  const { minimised, demo } = game.get() ?? {}
  // A demo stays out of the wallet, and would be launched again at once.
  if (way === 'exit' || demo) return game.close()
  game.unload()
  if (minimised) return
  game.minimise()
  navigation[way]()
}

function handle(
  { tab, navigation, wallet, reportOffline }: Host,
  message: FrameMessage,
  last: FrameMessage['type'] | undefined,
): void {
  const game = gameControl(tab)
  switch (message.type) {
    case 'ready':
      return game.setPhase('ready')
    case 'busy':
      keepAlive(tab).reportActivity()
      game.setPhase('busy')
      return freezeBalance(tab)
    case 'idle':
      game.setPhase('ready')
      // The balance message has caused a request already.
      if (last !== 'balance') wallet.hint()
      else if (wallet.isSettled()) game.releaseBalance()
      return
    case 'balance':
      if (message.amount !== undefined) game.reportBalance(message.amount)
      return wallet.hint(message.amount)
    case 'error':
      // A game often notices an outage first. A probe shows whether the app is offline too.
      if (message.code === 'offline') reportOffline()
      return game.setPhase('failed', message.code)
    case 'stake':
      if (!game.get()?.demo) void saveStake(tab, game.get()?.game.id, message.amount)
      return
    case 'win':
      // An animation must not cover a sheet of the game.
      if (game.get()?.sheet !== 'open') celebration(tab).report(message)
      return
    case 'sheet':
      return game.setSheet(message.open)
    case 'exit':
      return game.requestClose()
    case 'deposit':
      // A minimised game must not navigate.
      if (game.get()?.minimised || game.get()?.demo) return
      game.minimise()
      return navigation.deposit()
    case 'history':
      if (game.get()?.minimised || game.get()?.demo) return
      game.minimise()
      return navigation.history()
    case 'fairness':
      if (game.get()?.minimised) return
      game.minimise()
      return navigation.fairness(
        `${message.round ? `round=${encodeURIComponent(message.round)}&` : ''}proof=${encodeURIComponent(message.proof)}`,
      )
  }
}
