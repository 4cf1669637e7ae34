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

/**
 * Where a Chromium of this machine lies: what the environment names as `CHROMIUM`, else the first of
 * the usual places that can be run, else undefined (Playwright then looks for its own download).
 */
export function findChromium(named: string | undefined = process.env['CHROMIUM']): string | undefined {
  return [...(named ? [named] : []), ...usualPaths].find(isExecutable)
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
  /**
   * Whether pages have WebGL. Without a graphics card it is drawn by the processor, which on a small machine slows
   * every other page down; without it games draw their reels in the page.
   */
  readonly webgl?: boolean
}

/** Playwright's launch options for that browser. Chromium's sandbox refuses to run as root. */
export function chromiumLaunch({ webgl = false }: ChromiumOptions = {}): {
  executablePath?: string
  args: string[]
} {
  const executablePath = findChromium()
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...(webgl ? [] : ['--disable-gpu', '--disable-software-rasterizer']),
    ],
  }
}
