import { atom, useAtomValue } from 'jotai'
import type { Game } from '../../contract/game.ts'
import { currentGameAtom, handleBack, minimiseGame, restoreGame } from '../../features/play/current-game.ts'
import { setPlayNavigation } from '../../features/play/launch/navigation.ts'
import { recentsAtom } from '../../features/play/launch/recents.ts'
import { store } from '../../platform/store.ts'
import type { RegisteredRouter } from '@tanstack/react-router'
import { startPageOf } from '../layout/return.ts'

type Launching = typeof import('../../features/play/launch/launch.ts')

/** Fetched when the first page is up; a press that comes before that waits for it. */
let launching: Launching | undefined

async function loadLaunching(): Promise<Launching> {
  launching ??= await import('../../features/play/launch/launch.ts')
  return launching
}

/** Opens a game. Synchronous once the code is there, so that a popup opens inside the click. */
export function play(game: Game, from?: DOMRect): void {
  const options = from ? { from } : {}
  if (launching) void launching.launchGame(game, options)
  else void loadLaunching().then((module) => module.launchGame(game, options))
}

/** Registers where play sends the player, and fetches the launch code after the first paint. */
export function startPlay(router: RegisteredRouter): void {
  setPlayNavigation({
    signIn: () => void router.navigate({ to: '/login', search: { redirect: startPageOf(location.href) } }),
    deposit: () => void router.navigate({ to: '/wallet/depositpage' }),
  })
  // A game stays where it is while the player looks at another page, and the back button puts it aside first.
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged) minimiseGame()
  })
  router.history.block({
    blockerFn: ({ action }) => action === 'BACK' && handleBack(),
    enableBeforeUnload: false,
  })
  setTimeout(() => void loadLaunching().catch(() => {}), 2000)
}

const openAtom = atom((get) => get(currentGameAtom) !== undefined)

/** Whether a game is open, in front or minimised. */
export function useGameOpen(): boolean {
  return useAtomValue(openAtom)
}

/** The game that 'continue' leads to: the open one, else the last that was launched. */
export function useLastGame(): Game | undefined {
  const current = useAtomValue(currentGameAtom)
  const recents = useAtomValue(recentsAtom)
  return current?.game ?? recents[0]?.game
}

/** Back to the open game, else a new launch of the last one. */
export function continueLast(from?: DOMRect): void {
  if (store.get(currentGameAtom)) return restoreGame()
  const last = store.get(recentsAtom)[0]
  if (last) play(last.game, from)
}
