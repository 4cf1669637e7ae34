import type { RegisteredRouter } from '@tanstack/react-router'
import { recentsOf } from '../../features/play/launch/recents.ts'
import { store } from '../../platform/store.ts'
import { onNotificationPress } from '../../platform/update/worker-messages.ts'
import { safeReturnPath } from '../../session/return-to.ts'
import { sessionAtom } from '../../session/session.ts'
import { sessionReady } from '../../session/app-tab.ts'
import { continueLast } from './play.ts'

/** The shortcut that goes on with the last game (`build/manifest.ts`). */
const continueMark = '#continue'

interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string }) => void): void
}

/**
 * Leads an open window where a shortcut or a link of the system points. The browser does not navigate it
 * (`launch_handler`): a game that is open stays, minimised.
 */
export function followLaunches(router: RegisteredRouter): void {
  const lead = (address: string): void => {
    const url = new URL(address)
    const path = safeReturnPath(url.pathname + url.search)
    if (path === undefined) return
    if (url.hash !== continueMark) {
      if (path !== location.pathname + location.search) router.history.push(path)
      return
    }
    if (location.hash === continueMark) router.history.replace(path)
    void goOn()
  }
  const queue: LaunchQueue | undefined = Reflect.get(window, 'launchQueue')
  queue?.setConsumer(({ targetURL }) => targetURL !== undefined && lead(targetURL))
  if (location.hash === continueMark) lead(location.href)
  onNotificationPress((path) => lead(new URL(path, location.origin).href))
}

/** Opens the last game of who is signed in; nothing where nobody is, or nothing was played. */
async function goOn(): Promise<void> {
  await sessionReady()
  const session = store.get(sessionAtom)
  if (session.state !== 'signedIn') return
  await recentsOf(session.username).loaded
  continueLast()
}
