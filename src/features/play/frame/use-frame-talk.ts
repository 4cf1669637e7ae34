import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import type { FrameMessage } from '../../../contract/studio.ts'
import type { Page } from '../../../platform/page.ts'
import { keepAlive } from '../../../session/keep-alive.ts'
import { type Tab, useTab } from '../../../session/tab.ts'
import { userInfoAtom } from '../../../session/watch.ts'
import { createBalanceHint } from './balance-hint.ts'
import { minimiseGame, requestClose, setPhase, type CurrentGame } from '../current-game.ts'
import { readFrameMessage, postToFrame } from './frame-messages.ts'
import { goToDeposit } from '../launch/navigation.ts'

/**
 * Listens to the game in `frame` and tells it to pause, resume and look at its balance again, only between rounds. The
 * game's word about money is a hint to ask the operator, never the balance.
 */
export function useFrameTalk(frame: RefObject<HTMLIFrameElement | null>, current: CurrentGame): void {
  const tab = useTab()
  const { page } = tab
  const { address, phase } = current
  const origin = address === undefined ? undefined : new URL(address).origin
  const named = useRef<number>(undefined)

  useEffect(() => {
    if (origin === undefined) return undefined
    const wallet = createBalanceHint({
      refresh: tab.session.refreshBalance,
      amount: () => tab.store.get(userInfoAtom)?.info.amount,
    })
    let last: FrameMessage['type'] | undefined
    const hear = (event: MessageEvent<unknown>): void => {
      const message = readFrameMessage(event, { source: frame.current?.contentWindow ?? null, origin })
      if (!message) return
      if (message.type === 'balance') named.current = message.amount
      act(tab, message, last, wallet.hint)
      last = message.type
    }
    window.addEventListener('message', hear)
    return () => {
      window.removeEventListener('message', hear)
      wallet.stop()
    }
  }, [tab, frame, origin])

  const follow = useCallback((changed: () => void) => followPage(page, changed), [page])
  const shown = useSyncExternalStore(follow, page.isVisible)
  const paused = !shown || current.minimised
  const told = useRef(false)
  useEffect(() => {
    if (phase !== 'ready' || !frame.current || origin === undefined || told.current === paused) return
    postToFrame(frame.current, origin, paused ? 'pause' : 'resume')
    told.current = paused
  }, [frame, origin, phase, paused])

  const amount = useAtomValue(userInfoAtom)?.info.amount
  const known = useRef(amount)
  useEffect(() => {
    if (phase !== 'ready' || !frame.current || origin === undefined || amount === known.current) return
    // What the game itself has just named is no news to it.
    if (known.current !== undefined && amount !== named.current) postToFrame(frame.current, origin, 'refresh')
    known.current = amount
  }, [frame, origin, phase, amount])
}

function followPage(page: Page, changed: () => void): () => void {
  const stops = [page.onShown(changed), page.onHidden(changed)]
  return () => {
    for (const stop of stops) stop()
  }
}

type HintBalance = (named?: number) => void

function act(
  tab: Tab,
  message: FrameMessage,
  last: FrameMessage['type'] | undefined,
  hintBalance: HintBalance,
): void {
  switch (message.type) {
    case 'ready':
      return setPhase('ready')
    case 'busy':
      keepAlive(tab).notePresence()
      return setPhase('busy')
    case 'idle':
      setPhase('ready')
      // A round whose balance the game has just told needs no second question.
      if (last !== 'balance') hintBalance()
      return
    case 'balance':
      return hintBalance(message.amount)
    case 'error':
      // Often the first to hear of an outage: whether the app is cut off too is asked at once.
      if (message.code === 'offline') tab.connection.reportUnreachable()
      return setPhase('failed', message.code)
    case 'exit':
      return requestClose()
    case 'deposit':
      minimiseGame()
      return goToDeposit()
  }
}
