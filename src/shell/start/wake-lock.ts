import { kindOf } from '@marquee/contract/game.ts'
import { currentGameAtom } from '../../features/play/current-game.ts'
import type { Platform } from '../../platform/platform.ts'

/** Keeps the screen on while a table game is in front, because its rounds continue without touches. */
export function followLiveTables({ store, page }: Pick<Platform, 'page' | 'store'>): void {
  if (!('wakeLock' in navigator)) return
  let sentinel: WakeLockSentinel | undefined
  let isRequesting = false

  const isWanted = (): boolean => {
    const current = store.get(currentGameAtom)
    return (
      current !== undefined && !current.minimised && kindOf(current.game) === 'casino' && page.isVisible()
    )
  }
  const follow = async (): Promise<void> => {
    // The browser releases the wake lock by itself when the page is hidden.
    if (isWanted() === (sentinel?.released === false) || isRequesting) return
    if (!isWanted()) {
      void sentinel?.release()
      sentinel = undefined
      return
    }
    isRequesting = true
    // The browser refuses the wake lock when the battery is low.
    sentinel = await navigator.wakeLock.request('screen').catch(() => undefined)
    isRequesting = false
    if (sentinel) await follow()
  }
  store.sub(currentGameAtom, () => void follow())
  page.onShown(() => void follow())
}
