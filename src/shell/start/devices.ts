import { exchange } from '../../features/devices/exchange.ts'
import { preferencesFollow } from '../../features/devices/following.ts'
import { preferencesReplica } from '../../features/devices/preferences-replica.ts'
import { favouritesReplica } from '../../features/lobby/favourites/favourites-replica.ts'
import { kinds } from '../../features/lobby/favourites/favourites.ts'
import { service } from '../../platform/service.ts'
import { playerAtom } from '../../session/player.ts'
import type { Tab } from '../../session/tab.ts'

/** Exchanges the favourites of who is signed in, and the preferences where the player wants that. */
const devicesWatch = service((tab: Tab) => {
  const { session, store } = tab
  let unfollow = () => {}
  const follow = () => {
    unfollow()
    unfollow = () => {}
    const player = session.player()
    if (player === undefined) return exchange(tab).follow(undefined, [])
    const record = preferencesFollow(tab, player)
    const favourites = kinds.map((kind) => favouritesReplica(tab, player, kind))
    const show = () => {
      const preferences = record.get() ? [preferencesReplica(tab, player)] : []
      exchange(tab).follow(player, [...favourites, ...preferences])
    }
    unfollow = record.subscribe(show)
    void record.loaded.then(() => {
      if (session.player() === player) show()
    })
  }
  store.sub(playerAtom, follow)
  follow()
})

/** Starts to exchange what follows the player. Does nothing from the second call on. */
export function startDevices(tab: Tab): void {
  devicesWatch(tab)
}
