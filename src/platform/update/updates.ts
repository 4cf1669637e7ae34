import { atom, type Atom } from 'jotai'
import { Workbox } from 'workbox-window'
import type { Platform } from '../platform.ts'
import { service } from '../service.ts'
import { workerContainer } from './service-worker.ts'

const workerAddress = '/sw.js'
const checkIntervalMs = 3_600_000
/** How long the browser may take to switch to the waiting worker, ms. */
const switchTimeoutMs = 10_000
/** Minimum time between two checks when the page is shown, ms. */
const minCheckGapMs = 60_000

/**
 * `waiting`: a new version is installed and offered to the player. `updating`: the player agreed, here or in another tab; this
 * tab reloads when the new worker controls it and nothing blocks a reload. It ends when the installation fails or the
 * browser does not switch workers.
 */
export type UpdatePhase = 'current' | 'waiting' | 'updating'

const phaseAtom = atom<UpdatePhase>('current')

/** The update phase of this tab. */
export const updatePhaseAtom: Atom<UpdatePhase> = atom((get) => get(phaseAtom))

/** Updates of the app in one tab. */
export interface Updates {
  /** Registers the worker and follows updates. The page is reloaded only while `reloadBlocked` is false. */
  start(reloadBlocked: Atom<boolean>): void
  /** The player's consent, for every tab: the waiting worker takes control of all of them. */
  agree(): void
  /** Checks for a new version now. True if there is one; false without a worker. Never rejects. */
  check(): Promise<boolean>
}

export const updates = service(createUpdates)

function createUpdates({ store, page }: Platform): Updates {
  let workbox: Workbox | undefined
  let registration: ServiceWorkerRegistration | undefined
  let checkedAt = 0
  let switching: ReturnType<typeof setTimeout> | undefined

  async function check(): Promise<boolean> {
    checkedAt = performance.now()
    // Offline, or the site does not respond: a later check repeats it.
    await registration?.update().catch(() => {})
    return Boolean(registration?.installing ?? registration?.waiting)
  }
  function agree(): void {
    store.set(phaseAtom, 'updating')
    workbox?.messageSkipWaiting()
    clearTimeout(switching)
    switching = setTimeout(giveUp, switchTimeoutMs)
  }
  function giveUp(): void {
    if (registration?.installing) switching = setTimeout(giveUp, switchTimeoutMs)
    else store.set(phaseAtom, registration?.waiting ? 'waiting' : 'current')
  }
  function reloadWhenFree(reloadBlocked: Atom<boolean>): void {
    clearTimeout(switching)
    store.set(phaseAtom, 'updating')
    if (!store.get(reloadBlocked)) return location.reload()
    const stop = store.sub(reloadBlocked, () => {
      if (store.get(reloadBlocked)) return
      stop()
      location.reload()
    })
  }

  return {
    agree,
    check,
    start(reloadBlocked) {
      const container = workerContainer()
      if (!container || !import.meta.env.PROD) return
      checkedAt = performance.now()
      workbox = new Workbox(workerUrl(), { scope: '/', updateViaCache: 'none' })
      workbox.addEventListener('waiting', () => {
        void container.getRegistration().then((found) => {
          // Where no worker is active yet, the first one waits for a moment and takes over by itself.
          if (!found?.active || !found.waiting) return
          if (store.get(phaseAtom) === 'updating') agree()
          else store.set(phaseAtom, 'waiting')
        })
      })
      workbox.addEventListener('activated', ({ isUpdate }) => {
        if (!isUpdate) void workbox?.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache: loadedUrls() } })
      })
      let isControlled = container.controller !== null
      container.addEventListener('controllerchange', () => {
        // The first worker of a site takes control of a page of its own build.
        if (isControlled) reloadWhenFree(reloadBlocked)
        isControlled = true
      })
      setInterval(() => page.isVisible() && void check(), checkIntervalMs)
      page.onShown(() => performance.now() - checkedAt > minCheckGapMs && void check())
      workbox.register().then(
        (found) => (registration = found),
        // The browser refuses workers (private mode, a policy): the app works without one.
        () => {},
      )
    },
  }
}

/** The files that a first visit loaded before its worker controlled it, and home. The worker caches those it has routes for. */
function loadedUrls(): (string | [string, RequestInit])[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  return [['/home', { headers: { Accept: 'text/html' } }], ...loaded]
}

/** Trusted Types require that a worker's address comes from a policy. This one accepts one address. */
function workerUrl(): string {
  const { trustedTypes } = window
  if (!trustedTypes) return workerAddress
  const policy = trustedTypes.createPolicy('marquee-sw', {
    createScriptURL: (url) => {
      if (url !== workerAddress) throw new TypeError(`not the worker's address: ${url}`)
      return url
    },
  })
  // workbox-window's types allow only text, but the browser needs the trusted object.
  return policy.createScriptURL(workerAddress) as unknown as string
}
