import { t } from '@lingui/core/macro'
import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { atom, useAtomValue } from 'jotai'
import { useCallback, useEffect } from 'react'
import type { Game } from '@marquee/contract/game.ts'
import { currentGameAtom } from '../../features/play/current-game.ts'
import type { Launches } from '../../features/play/launch/launch.ts'
import { recentsAtom } from '../../features/play/launch/recents.ts'
import type { LaunchNavigation } from '../../features/play/navigation.ts'
import { service } from '../../platform/service.ts'
import { playStopAtom } from '../../session/play-stop.ts'
import { type Tab, useTab } from '../../session/tab.ts'
import { toasts } from '../../ui/toast/toast.ts'
import { promptJoin } from '../join/prompt-join.ts'

/** Delay after the start before loading `launch.ts`, ms, so that the first page is loaded first. */
const PRELOAD_DELAY_MS = 2000

/** The launches of a tab. `launch.ts` is loaded at the first use. Until then no game is open. */
const lazyLaunches = service((tab: Tab) => {
  let loaded: Launches | undefined
  return {
    get: () => loaded,
    load: async () => (loaded ??= (await import('../../features/play/launch/launch.ts')).launches(tab)),
  }
})

/** Where a launch sends a visitor. */
export function launchNavigation(router: RegisteredRouter, tab: Tab): LaunchNavigation {
  return { signIn: (game) => promptJoin(router, tab, { kind: 'play', game }) }
}

/** Opens a game. Synchronous once `launch.ts` is loaded, so that a popup opens inside the click. */
function play(tab: Tab, router: RegisteredRouter, game: Game, from?: DOMRect, demo?: boolean): void {
  const navigation = launchNavigation(router, tab)
  const { get, load } = lazyLaunches(tab)
  const launches = get()
  if (launches) return void launches.launch(game, navigation, from, demo)
  load().then(
    (loaded) => loaded.launch(game, navigation, from, demo),
    () => toasts(tab).show('error', t`Part of the app did not load. Nothing was lost.`),
  )
}

/** Opens a game with demo money, which needs no session. Loads `launch.ts` at the first render. */
export function usePlayDemo(): (game: Game) => void {
  const tab = useTab()
  const router = useRouter()
  useEffect(() => {
    void lazyLaunches(tab)
      .load()
      .catch(() => {})
  }, [tab])
  return (game) => play(tab, router, game, undefined, true)
}

/** Opens a game. The same function in every render. */
export function usePlay(): (game: Game, from?: DOMRect) => void {
  const tab = useTab()
  const router = useRouter()
  return useCallback((game, from) => play(tab, router, game, from), [tab, router])
}

/** Minimises the open game when the route changes, and loads `launch.ts` after the first page. */
export function startPlay(router: RegisteredRouter, tab: Tab): void {
  const { get, load } = lazyLaunches(tab)
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged) get()?.game.minimise()
  })
  setTimeout(() => void load().catch(() => {}), PRELOAD_DELAY_MS)
}

const isOpenAtom = atom((get) => get(currentGameAtom) !== undefined)

/** Whether a game is open, in front or minimised. */
export function useGameOpen(): boolean {
  return useAtomValue(isOpenAtom)
}

/** The game that 'continue' opens: the open one, else the last that was launched; none during a player's stop. */
export function useLastGame(): Game | undefined {
  const current = useAtomValue(currentGameAtom)
  const recents = useAtomValue(recentsAtom)
  const stop = useAtomValue(playStopAtom)
  return current?.game ?? (stop ? undefined : recents[0]?.game)
}

/** Restores the open game, or launches the last one again. Without a last game it shows a hint. */
export function continueLast(tab: Tab, router: RegisteredRouter, from?: DOMRect): void {
  const game = lazyLaunches(tab).get()?.game
  if (game?.get()) return game.restore()
  const last = tab.store.get(recentsAtom)[0]
  if (last) play(tab, router, last.game, from)
  else toasts(tab).show('info', t`Your last game will be here`)
}
