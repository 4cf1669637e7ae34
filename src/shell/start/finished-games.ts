import { currentGameAtom } from '../../features/play/current-game.ts'
import { noteFinishedGame } from '../../features/device/install/interest.ts'
import type { Tab } from '../../session/tab.ts'

/** Counts a game that was played and closed as a sign that the player likes it here. */
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
