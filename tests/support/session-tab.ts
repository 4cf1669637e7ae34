import { vi } from 'vitest'
import type { Tab } from '../../src/session/tab.ts'
import { json, type Script, type ScriptedServer } from './scripted-server.ts'
import { openTab } from './tabs.ts'
import { tokenUntil } from './tokens.ts'

const modules = async () => ({
  ...(await import('../../src/session/app-tab.ts')).appTab,
  ...(await import('../../src/session/register.ts')),
  sessionAtom: (await import('../../src/session/session.ts')).sessionAtom,
  userInfoAtom: (await import('../../src/session/watch.ts')).userInfoAtom,
  connectionAtom: (await import('../../src/platform/http/connection.ts')).connectionAtom,
  ...(await import('../../src/platform/storage/drafts.ts')),
  ...(await import('../../src/platform/storage/persisted.ts')),
  ...(await import('../../src/platform/storage/personal.ts')),
})
type Modules = Awaited<ReturnType<typeof modules>>

/** A tab of the app with its session running; `ended` fills with the reasons for which sessions ended. */
export interface SessionTab extends Modules {
  readonly ended: string[]
  show(): void
  hide(): void
  /** Ends the tab: it hears and says nothing more. */
  close(): void
}

export const hour = 3_600_000

export const userInfo = { name: 'Demo', username: 'demo', amount: 50_000, rolling: 0 }

/** What an operator answers when all is well; `until` is when its tokens run out, ms. */
export function operator(until = Date.now() + hour): Script {
  return (response, request, nth) => {
    if (request.path.startsWith('/main/init')) {
      return json(200, { RESULT: true, DATA: { ui: userInfo }, msg: '' })(response, request, nth)
    }
    return json(200, { code: 'OK', msg: '', data: loginData(until) })(response, request, nth)
  }
}

export function loginData(until = Date.now() + hour) {
  return {
    jwt: tokenUntil(until),
    access_token: tokenUntil(until, 'access'),
    info: {
      name: 'Demo Player',
      username: 'demo',
      bank_code: '004',
      bank_account: '110123456789',
      bank_name: 'Demo',
      use_vaccount: true,
    },
  }
}

/** What a reload or a restored tab brings along: the session storage of the page before. */
export function restoreSession(
  { session }: Pick<Tab, 'session'>,
  entries: Readonly<Record<string, string>>,
): void {
  session.keys.importAll(entries)
  void session.dispatch({ type: 'sharedByTab', entries: session.keys.read() })
}

/**
 * Opens a tab against a scripted operator. Its page events are its own; tabs share what is stubbed globally.
 * `before` runs on the fresh modules before the session starts.
 */
export async function openSessionTab(
  server: ScriptedServer,
  before: (tab: Modules) => void = () => {},
): Promise<SessionTab> {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement: {} })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  const tab = await openTab(modules)
  tab.apiHost.set(server.origin)
  before(tab)
  const ended: string[] = []
  const stopListening = tab.session.onEnd((reason) => ended.push(reason))
  const stop = tab.session.start()
  const change = (visibilityState: string) => {
    // The modules read the global document: it is this tab's while its events run.
    vi.stubGlobal('document', page)
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return {
    ...tab,
    ended,
    show: () => change('visible'),
    hide: () => change('hidden'),
    close: () => {
      stop()
      stopListening()
      tab.channel.close()
    },
  }
}
