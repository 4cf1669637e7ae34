import { atom } from 'jotai'
import type { Playing } from '@marquee/contract/protection.ts'
import { protectionEndpoints } from '@marquee/contract/protection-endpoints.ts'
import { isOfflineAtom } from '../../../platform/http/connection.ts'
import { service } from '../../../platform/service.ts'
import type { Tab } from '../../../session/tab.ts'

/** The player's session of play, from the operator's last response while a game is open. */
export const playingAtom = atom<Playing | undefined>(undefined)

/** Whether the confirmation of a stop for 24 hours is open over a game. */
export const stopDialogAtom = atom(false)

/** Set by the contract, ms: the time between two calls counts as played. */
const intervalMs = 15_000

/** Reports to the operator that a game is open, and fetches the player's session of play. */
export interface PlayReporter {
  /** Reports a game every 15 s while the app is visible; a game in a popup window also while it is hidden. Returns a function that ends it. */
  start(gameId: string, inWindow?: boolean): () => void
  /** Reports the game now, for example after a round. */
  report(): void
  /** Tells the operator that the player has seen the reality check. */
  confirmCheck(): Promise<void>
}

/** The reporter of a tab. A confirmed reality check closes in all tabs. */
export const playReporter = service((tab: Tab): PlayReporter => {
  const { store, http, page, channel, session } = tab
  let game: { readonly id: string; readonly inWindow: boolean } | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let isReporting = false

  function show(next: Playing): void {
    const last = store.get(playingAtom)
    if (last && Date.parse(last.as_of) > Date.parse(next.as_of)) return
    store.set(playingAtom, next)
    // Updates the user info, which every tab and the whole app read.
    if (next.stop) void session.refreshBalance()
  }

  async function report(): Promise<void> {
    const player = session.player()
    if (game === undefined || player === undefined || isReporting) return
    if (!game.inWindow && !page.isVisible()) return
    isReporting = true
    const result = await http.call(protectionEndpoints.playing, { body: { game_id: game.id } })
    isReporting = false
    if (result.ok && session.player() === player) show(result.data)
  }

  tab.sessionData.onClear(() => store.set(playingAtom, undefined))
  page.onShown(() => void report())
  store.sub(isOfflineAtom, () => {
    if (!store.get(isOfflineAtom)) void report()
  })
  channel.subscribe('checkSeen', ({ player }) => {
    const current = store.get(playingAtom)
    if (player !== session.player() || !current) return
    store.set(playingAtom, { ...current, check_at: null })
    void report()
  })

  return {
    report: () => void report(),
    start(gameId, inWindow = false) {
      const own = { id: gameId, inWindow }
      game = own
      clearInterval(timer)
      timer = setInterval(() => void report(), intervalMs)
      void report()
      return () => {
        if (game !== own) return
        game = undefined
        clearInterval(timer)
        store.set(playingAtom, undefined)
      }
    },
    async confirmCheck() {
      const current = store.get(playingAtom)
      const player = session.player()
      if (!current?.check_at || player === undefined) return
      store.set(playingAtom, { ...current, check_at: null })
      const result = await http.call(protectionEndpoints.checkSeen, { body: { check_at: current.check_at } })
      if (result.ok) show(result.data)
      channel.publish({ type: 'checkSeen', player })
    },
  }
})
