import type { RegisteredRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import { recentsOf } from '../features/play/recents.ts'
import { store } from '../platform/store.ts'
import { safeReturnPath } from '../session/return-to.ts'
import { sessionAtom } from '../session/session.ts'
import { sessionReady } from '../session/start.ts'
import { continueLast } from './play.ts'

/** The shortcut that goes on with the last game (`build/manifest.ts`). */
const continueMark = '#continue'

const OpenMessage = v.object({ type: v.literal('OPEN'), path: v.string() })

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
  // A message of the system that was pressed (`sw/push.ts`).
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const asked = v.safeParse(OpenMessage, data)
    if (asked.success) lead(new URL(asked.output.path, location.origin).href)
  })
}

/** Opens the last game of who is signed in; nothing where nobody is, or nothing was played. */
async function goOn(): Promise<void> {
  await sessionReady()
  const session = store.get(sessionAtom)
  if (session.state !== 'signedIn') return
  await recentsOf(session.username).loaded
  continueLast()
}
