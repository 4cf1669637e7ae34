import { atom } from 'jotai'
import type { Playing } from '../../../contract/protection.ts'
import { protectionEndpoints } from '../../../contract/protection-endpoints.ts'
import { connectionAtom } from '../../../platform/http/connection.ts'
import { service } from '../../../platform/service.ts'
import type { Tab } from '../../../session/tab.ts'

/** The player's session of play, as the operator last said it in this tab; undefined before. */
export const playingAtom = atom<Playing | undefined>(undefined)

/** Whether the player asked for the stop for 24 hours from inside a game, and has not confirmed it. */
export const stopAskedAtom = atom(false)

/** The contract's pace of the call, ms: the time between two calls counts as played. */
const intervalMs = 15_000

/** Follows the player's session of play while a game is open. */
export interface PlayFollower {
  /** Begins to ask while the app is in sight, of a game in a window of its own always. Returns a function that ends it. */
  open(gameId: string, inWindow?: boolean): () => void
  /** Asks now: a round ended. */
  ask(): void
  /** The player saw the reality check that was due. */
  seen(): Promise<void>
}

/** The one of a tab. Tabs tell each other of an answered reality check, so that it is asked once. */
export const playFollower = service((tab: Tab): PlayFollower => {
  const { store, http, page, channel, session } = tab
  let game: { readonly id: string; readonly inWindow: boolean } | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let isAsking = false

  function show(next: Playing): void {
    const last = store.get(playingAtom)
    if (last && Date.parse(last.as_of) > Date.parse(next.as_of)) return
    store.set(playingAtom, next)
    // The init poll says it to every tab and to the whole app.
    if (next.stop) void session.refreshBalance()
  }

  async function ask(): Promise<void> {
    const player = session.player()
    if (game === undefined || player === undefined || isAsking) return
    if (!game.inWindow && !page.isVisible()) return
    isAsking = true
    const answer = await http.call(protectionEndpoints.playing, { body: { game_id: game.id } })
    isAsking = false
    if (answer.ok && session.player() === player) show(answer.data)
  }

  tab.sessionData.onClear(() => store.set(playingAtom, undefined))
  page.onShown(() => void ask())
  store.sub(connectionAtom, () => {
    if (store.get(connectionAtom).state === 'online') void ask()
  })
  channel.subscribe('checkSeen', ({ player }) => {
    const known = store.get(playingAtom)
    if (player !== session.player() || !known) return
    store.set(playingAtom, { ...known, check_at: null })
    void ask()
  })

  return {
    ask: () => void ask(),
    open(gameId, inWindow = false) {
      const own = { id: gameId, inWindow }
      game = own
      clearInterval(timer)
      timer = setInterval(() => void ask(), intervalMs)
      void ask()
      return () => {
        if (game !== own) return
        game = undefined
        clearInterval(timer)
        store.set(playingAtom, undefined)
      }
    },
    async seen() {
      const known = store.get(playingAtom)
      const player = session.player()
      if (!known?.check_at || player === undefined) return
      store.set(playingAtom, { ...known, check_at: null })
      const answer = await http.call(protectionEndpoints.checkSeen, { body: { check_at: known.check_at } })
      if (answer.ok) show(answer.data)
      channel.publish({ type: 'checkSeen', player })
    },
  }
})
