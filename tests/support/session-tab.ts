import type { Tab } from '../../src/session/tab.ts'
import type { Device } from './fake-environment.ts'
import { json, type Script, type ScriptedServer } from './scripted-server.ts'
import { type FakeTab, openTab } from './stage.ts'
import { tokenUntil } from './tokens.ts'

/** A tab of the app with its session running; `ended` fills with the reasons for which sessions ended. */
export interface SessionTab extends FakeTab {
  readonly ended: string[]
  show(): void
  hide(): void
  /** Ends the tab: it sends and receives nothing after that. */
  close(): void
}

export const hour = 3_600_000

export const userInfo = { name: 'Demo', username: 'demo', amount: 50_000, rolling: 0 }

/** The successful responses of an operator; its tokens expire at `until`, ms. */
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

/** Opens a tab of a device against a scripted operator. `before` runs on the tab before its session starts. */
export function openSessionTab(
  server: ScriptedServer,
  device: Device,
  before: (tab: FakeTab) => void = () => {},
): SessionTab {
  const tab = openTab(device)
  tab.apiHost.set(server.origin)
  before(tab)
  const ended: string[] = []
  const stopListening = tab.session.onEnd((reason) => ended.push(reason))
  const stop = tab.session.start()
  return {
    ...tab,
    ended,
    show: () => tab.environment.setVisible(true),
    hide: () => tab.environment.setVisible(false),
    close: () => {
      stop()
      stopListening()
      tab.channel.close()
    },
  }
}
