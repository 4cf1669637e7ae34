import { currentGameAtom } from '../../features/play/current-game.ts'
import { noteFinishedGame } from '../../features/device/install/interest.ts'
import type { Tab } from '../../session/tab.ts'

/** Counts each game that was played and closed: after one, the app may offer to be installed (`interest.ts`). */
export function followFinishedGames(tab: Tab): void {
  const { store } = tab
  let played = false
  store.sub(currentGameAtom, () => {
    const phase = store.get(currentGameAtom)?.phase
    if (phase === 'ready' || phase === 'busy') played = true
    if (phase !== undefined || !played) return
    played = false
    void noteFinishedGame(tab)
  })
}
