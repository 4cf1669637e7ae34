import { accessSync, constants } from 'node:fs'

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

/** Debian's headless Chromium, which needs half the processor time. */
const usualShells = ['/usr/bin/chromium-headless-shell']

/**
 * The path of this machine's Chromium: `CHROMIUM` of the environment, else the first executable of the usual paths, else
 * undefined (Playwright then looks for its own download).
 */
export function findChromium(named: string | undefined = process.env['CHROMIUM']): string | undefined {
  return [...(named ? [named] : []), ...usualPaths].find(isExecutable)
}

/** The path of a headless Chromium: `CHROMIUM_SHELL` of the environment, else Debian's, else undefined. */
export function findShell(named: string | undefined = process.env['CHROMIUM_SHELL']): string | undefined {
  return [...(named ? [named] : []), ...usualShells].find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export interface ChromiumOptions {
  /** The browser as players have it, with what its shell lacks: profiles that install, prompts, notifications. */
  readonly complete?: boolean
}

/**
 * Playwright's launch options: the headless Chromium if there is one, unless a test needs a complete one. Chromium's sandbox
 * refuses to run as root.
 */
export function chromiumLaunch({ complete = false }: ChromiumOptions = {}): {
  executablePath?: string
  args: string[]
} {
  const executablePath = (complete ? undefined : findShell()) ?? findChromium()
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-software-rasterizer',
    ],
  }
}
