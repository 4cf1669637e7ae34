import { atom, type Atom } from 'jotai'
import type { Environment } from './environment.ts'
import { requestPersistentStorage } from './storage/persistent-storage.ts'
import type { Store } from './store.ts'

/**
 * How the app can be installed. `prompt`: the app can open the browser's dialog. `ios`: by hand, from the share menu.
 * `menu`: by hand, if at all, from the browser's menu. `installed`: it runs as an app, or was just installed.
 */
export type InstallWay = 'prompt' | 'ios' | 'menu' | 'installed'

declare global {
  interface Window {
    /** Chromium's event `beforeinstallprompt`, stored by `pre-paint.ts` until the app listens. */
    installOffer?: Event | undefined
  }
}

interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** Undefined before `startInstall`. */
const way = atom<InstallWay>()

export const installWayAtom: Atom<InstallWay> = atom((get) => get(way) ?? currentWay())

/** Whether the page runs as an app of its own and not in a tab. */
export function isInstalled(): boolean {
  const modes = ['standalone', 'minimal-ui', 'fullscreen', 'window-controls-overlay']
  return (
    // The operator renders home without a window.
    ('matchMedia' in globalThis && modes.some((mode) => matchMedia(`(display-mode: ${mode})`).matches)) ||
    Reflect.get(navigator, 'standalone') === true
  )
}

/** Whether the device is an iPhone or iPad. iPads report that they are Macs, but have a touch screen. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

function offered(): InstallPrompt | undefined {
  const offer = globalThis.window?.installOffer
  return offer && 'prompt' in offer && typeof offer.prompt === 'function'
    ? (offer as InstallPrompt)
    : undefined
}

function currentWay(): InstallWay {
  if (isInstalled()) return 'installed'
  if (offered()) return 'prompt'
  return isIos() ? 'ios' : 'menu'
}

interface InstallParts {
  readonly store: Store
  readonly environment: Environment
}

/** Updates `installWayAtom` on the browser's events about installing. Call it once. */
export function startInstall(platform: InstallParts): void {
  const { store } = platform
  const update = () => {
    if (store.get(way) !== 'installed') store.set(way, currentWay())
  }
  update()
  addEventListener('beforeinstallprompt', update)
  addEventListener('appinstalled', () => {
    window.installOffer = undefined
    store.set(way, 'installed')
    // The data of an installed app should not be evicted.
    void requestPersistentStorage(platform)
  })
  matchMedia('(display-mode: standalone)').addEventListener('change', update)
}

/**
 * Opens the install dialog of the browser. Call it in a click handler. True if the player agreed; false if there is no
 * dialog.
 */
export async function install(store: Store): Promise<boolean> {
  const offer = offered()
  if (!offer) return false
  // Each install event can be used once. The browser may send another one later.
  window.installOffer = undefined
  store.set(way, currentWay())
  const { outcome } = await offer.prompt()
  return outcome === 'accepted'
}
