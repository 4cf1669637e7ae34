import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import puppeteer, { type Page } from 'puppeteer-core'
import { phone } from './driver.ts'
import { findFirefox } from './installed.ts'
import { ended, startScreen } from './screen.ts'

const accessibilityBus = '/usr/libexec/at-spi-bus-launcher'
/** Orca without the echo of each key, and without reading a whole page when it has loaded. */
const preferences = {
  general: {},
  pronunciations: {},
  keybindings: {},
  profiles: {
    default: { profile: ['Default', 'default'], enableKeyEcho: false, sayAllOnLoad: false },
  },
}
/** Writes what Orca says into a file, and that it has nothing to do. Orca loads it at its start. */
const customizations = (log: string): string => `
import logging
from gi.repository import GLib
from orca import event_manager
speech = logging.getLogger('speech')
speech.setLevel(logging.INFO)
speech.addHandler(logging.FileHandler('${log}'))
def note():
    if event_manager.getManager()._eventQueue.empty():
        speech.info('IDLE')
    return True
GLib.timeout_add(200, note)
`
const said = /^SPEECH OUTPUT: '(.*)'/

/** Firefox with Orca, used by the keyboard alone. Names are of elements with their tag, such as “BUTTON Spin”, in a game after “game: ”. */
export interface Reader {
  /** Loads an address. */
  open(url: string): Promise<void>
  /** Presses a key, as xdotool names it, `times` times. */
  press(key: string, times?: number): Promise<void>
  /** Presses a key until the focus is on an element whose name matches. */
  reach(name: RegExp, key?: string): Promise<void>
  type(text: string): Promise<void>
  /** Waits until Orca has said something that matches since the last key. */
  waitFor(speech: RegExp): Promise<void>
  close(): Promise<void>
}

/** The element with the focus, in the page or in the frame of the game: its tag and its name. */
const focused = `(() => {
  const at = document.activeElement
  if (!document.hasFocus()) return 'browser'
  const name = at?.ariaLabel || at?.labels?.[0]?.textContent || at?.textContent || ''
  return (at?.tagName ?? 'none') + ' ' + name.replaceAll(/\\s+/g, ' ').slice(0, 80)
})()`

/** Starts Orca and Firefox on a virtual screen; `print` gets each key and what Orca then says. */
export async function startReader(print: (line: string) => void): Promise<Reader> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-reader-'))
  const log = join(folder, 'orca.log')
  mkdirSync(join(folder, 'preferences'))
  writeFileSync(join(folder, 'preferences', 'user-settings.conf'), JSON.stringify(preferences))
  writeFileSync(join(folder, 'preferences', 'orca-customizations.py'), customizations(log))
  writeFileSync(log, '')
  const screen = await startScreen()
  const env = {
    ...process.env,
    DISPLAY: screen.display,
    GDK_BACKEND: 'x11',
    GNOME_ACCESSIBILITY: '1',
    HOME: folder,
    LANG: 'C.UTF-8',
    XDG_RUNTIME_DIR: folder,
  }
  const children: ChildProcess[] = []
  const start = async (command: string, args: readonly string[], seconds: number): Promise<void> => {
    children.push(spawn(command, args, { env, stdio: 'ignore' }))
    await delay(seconds * 1000)
  }
  await start('openbox', [], 1)
  await start(accessibilityBus, ['--launch-immediately'], 1)
  await start('orca', ['--user-prefs', join(folder, 'preferences')], 5)
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? 'firefox-esr',
    userDataDir: join(folder, 'profile'),
    headless: false,
    defaultViewport: null,
    args: [`--width=${phone.width + 60}`, `--height=${phone.height}`],
    env,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'accessibility.force_disabled': -1 },
  })
  const shown = async (): Promise<Page> => {
    const page = (await browser.pages()).at(-1)
    if (page === undefined) throw new Error('Firefox has no page')
    return page
  }
  const xdotool = (...args: readonly string[]) => execFileSync('xdotool', args, { env, encoding: 'utf8' })

  /** How many lines of the log have been printed. */
  let printed = 0
  /** What Orca has said since the last key. */
  let spoken: string[] = []
  const lines = (): string[] => readFileSync(log, 'utf8').split('\n').slice(printed)
  const speech = (): string[] => lines().flatMap((line) => said.exec(line)?.[1]?.trim() ?? [])
  const focus = async (): Promise<string> => {
    const at = String(await (await shown()).evaluate(focused))
    if (!at.startsWith('IFRAME')) return at
    return `game: ${String(await (await shown()).mainFrame().childFrames()[0]?.evaluate(focused))}`
  }
  /** Prints what Orca says until it has had nothing to do for more than a second. */
  const flush = async (cause: string): Promise<string> => {
    const end = Date.now() + 30_000
    while (Date.now() < end && !/(^|\n)(IDLE\n){6}$/.test(lines().join('\n'))) await delay(100)
    const fresh = speech()
    spoken.push(...fresh)
    printed += lines().length - 1
    const at = await focus()
    if (cause !== '' || fresh.length > 0)
      print(`${cause.padEnd(12)} ${fresh.map((text) => `“${text}”`).join(' ')}`)
    if (/^(BODY|none)/.test(at)) print('The focus is lost.')
    return at
  }
  const press = async (key: string): Promise<string> => {
    spoken = []
    xdotool('key', key)
    return flush(key)
  }
  return {
    async open(url) {
      await (await shown()).goto(url, { waitUntil: 'load' })
      const windows = xdotool('search', '--onlyvisible', '--class', 'firefox').trim().split('\n')
      xdotool('windowactivate', '--sync', windows.at(-1) ?? '')
      // From the address to the page.
      await press('F6')
    },
    async press(key, times = 1) {
      for (let time = 0; time < times; time++) await press(key)
    },
    async reach(name, key = 'Tab') {
      for (let time = 0; time < 80; time++) {
        const before = await focus()
        let at = await press(key)
        // A busy browser moves the focus late.
        if (at === before) at = await flush('')
        if (name.test(at)) return
      }
      throw new Error(`${key} does not lead to ${name}`)
    },
    async type(text) {
      spoken = []
      xdotool('type', '--delay', '60', text)
      await flush(text)
    },
    async waitFor(wanted) {
      const end = Date.now() + 60_000
      while (![...spoken, ...speech()].some((text) => wanted.test(text))) {
        if (Date.now() > end) throw new Error(`Orca does not say ${wanted}`)
        await delay(200)
      }
      if (speech().length > 0) await flush('')
    },
    async close() {
      await browser.close()
      for (const child of [...children.toReversed(), screen.process]) await ended(child)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
