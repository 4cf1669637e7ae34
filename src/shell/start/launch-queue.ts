import type { RegisteredRouter } from '@tanstack/react-router'
import { recentsOf } from '../../features/play/launch/recents.ts'
import { onNotificationClick } from '../../platform/update/service-worker.ts'
import { safeReturnPath } from '../../session/return-to.ts'
import type { Tab } from '../../session/tab.ts'
import { continueLast } from './play.ts'

/** The hash of the shortcut that continues the last game (`build/manifest.ts`). */
const CONTINUE_HASH = '#continue'

interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string }) => void): void
}

/**
 * Opens the page of a shortcut, a system link or a notification in the window that is already open. The browser itself
 * does not navigate the window (`launch_handler`), so an open game stays, minimised.
 */
export function followLaunches(router: RegisteredRouter, tab: Tab): void {
  const open = (address: string): void => {
    const url = new URL(address)
    const path = safeReturnPath(url.pathname + url.search)
    if (path === undefined) return
    if (url.hash !== CONTINUE_HASH) {
      if (path !== location.pathname + location.search) router.history.push(path)
      return
    }
    if (location.hash === CONTINUE_HASH) router.history.replace(path)
    void continueWhenReady(router, tab)
  }
  const queue: LaunchQueue | undefined = Reflect.get(window, 'launchQueue')
  queue?.setConsumer(({ targetURL }) => targetURL !== undefined && open(targetURL))
  if (location.hash === CONTINUE_HASH) open(location.href)
  onNotificationClick((path) => open(new URL(path, location.origin).href))
}

/** Continues the last game of the player. Does nothing if nobody is signed in or no game was launched before. */
async function continueWhenReady(router: RegisteredRouter, tab: Tab): Promise<void> {
  await tab.session.ready()
  const player = tab.session.player()
  if (player === undefined) return
  await recentsOf(tab.records, player).loaded
  continueLast(tab, router)
}
