import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../postgres.ts'
import { ended, startScreen } from './screen.ts'
import { waitUntil } from './wait-until.ts'
import { type Engine, loadTimeoutMs, phone, type Tab } from './driver.ts'

/** Libraries of `libwebkit2gtk-4.1-0`, linked without their headers, whose package would bring a hundred others. */
const libraries = ['libwebkit2gtk-4.1.so.0', 'libgtk-3.so.0', 'libgobject-2.0.so.0', 'libglib-2.0.so.0']

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>

const complaint = /\bCONSOLE (?:\w+ )*(?:ERROR|WARN)|^The web process ended/
/**
 * What WebKit says of a policy and of a word of the viewport that only other browsers know, of files that a slow machine needs late,
 * and of requests that leaving a page cancels.
 */
const noise =
  /directive 'manifest-src'|key "interactive-widget"|preloaded using link preload|due to access control checks/

/** A refusal of WebDriver, with its error code. */
class DriverError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

/** Starts WebKitGTK in a bare window of a virtual screen, on a fresh profile (WebDriver). */
export async function startWebkit(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-engine-'))
  const binary = join(folder, 'window')
  execFileSync('gcc', [
    join(import.meta.dirname, 'webkit-window.c'),
    '-o',
    binary,
    ...libraries.map((name) => `-l:${name}`),
  ])
  const screen = await startScreen()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      HOME: folder,
      XDG_RUNTIME_DIR: folder,
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_CONFIG_HOME: folder,
      LANG: 'C.UTF-8',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Its sandbox refuses to run as root, and needs rights that containers lack.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WINDOW_PROFILE: join(folder, 'profile'),
      WINDOW_SIZE: `${phone.width}x${phone.height}`,
    },
  })
  const complaints: string[] = []
  for (const stream of [driver.stdout, driver.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (complaint.test(line) && !noise.test(line)) complaints.push(line)
    })
  }
  const end = async (): Promise<void> => {
    for (const child of [driver, screen.process]) await ended(child)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const send = await startSession(port, binary)
    const first = (await send('GET', '/window')) as string
    return {
      first: tabOf(send, first),
      async newTab() {
        const { handle } = (await send('POST', '/window/new', { type: 'tab' })) as { handle: string }
        return tabOf(send, handle)
      },
      complaints: () => complaints,
      async close() {
        await send('DELETE', '').catch(() => undefined)
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** Opens the window and gives what sends commands to it. */
async function startSession(port: number, binary: string): Promise<Send> {
  const call = async (method: string, path: string, body: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(120_000),
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (response.ok) return value
    const { error, message } = value as { error: string; message: string }
    throw new DriverError(error, `${method} ${path} ${message}`)
  }
  await waitUntil('the driver', () => call('GET', '/status', undefined).then(Boolean))
  const options = { 'webkitgtk:browserOptions': { binary, args: [] } }
  const { sessionId } = (await call('POST', '/session', { capabilities: { alwaysMatch: options } })) as {
    sessionId: string
  }
  const send: Send = (method, path, body) => call(method, `/session/${sessionId}${path}`, body)
  await send('POST', '/timeouts', { pageLoad: loadTimeoutMs, script: 60_000 })
  return send
}

function tabOf(send: Send, handle: string): Tab {
  /** Commands go to the tab and the frame that were chosen last. */
  const choose = async (place: 'page' | 'game'): Promise<void> => {
    await send('POST', '/window', { handle })
    await send('POST', '/frame', { id: null })
    if (place === 'game') await send('POST', '/frame', { id: 0 })
  }
  const act = async (...actions: readonly unknown[]): Promise<void> => {
    await choose('page')
    await send('POST', '/actions', { actions })
  }
  return {
    async open(url) {
      await choose('page')
      const load = () => send('POST', '/url', { url })
      // WebKitGTK sometimes drops the driver's note that a page has loaded, where a page of another process begins. The page
      // itself is fine, and the second load is answered.
      await load().catch((error: unknown) => {
        if (error instanceof DriverError && error.code === 'timeout') return load()
        throw error
      })
    },
    async evaluate(place, expression) {
      await choose(place)
      const result = (await send('POST', '/execute/async', {
        script: `const done = arguments[0]
          Promise.resolve().then(() => (${expression}))
            .then((value) => done({ value }), (error) => done({ error: String(error) }))`,
        args: [],
      })) as { value?: unknown; error?: string }
      if (result.error !== undefined) throw new Error(result.error)
      return result.value
    },
    click: (x, y) =>
      act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type: (text) =>
      act({
        type: 'key',
        id: 'keyboard',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      }),
    async picture() {
      await choose('page')
      return Buffer.from((await send('GET', '/screenshot')) as string, 'base64')
    },
  }
}
