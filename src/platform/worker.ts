import type { Atom } from 'jotai'
import { Workbox } from 'workbox-window'
import { connectionAtom } from './connection.ts'
import { saveDataAtom, savesData } from './data-saving.ts'
import { entryPath } from './build-info.ts'
import { isVisible, onShown } from './page.ts'
import { sessionStore } from './storage.ts'
import { store } from './store.ts'
import { subscribe } from './tab-channel.ts'
import { registerUpdates, setUpdate, updateAtom } from './update.ts'
import { askWorker, takeOver } from './worker-talk.ts'

const ADDRESS = '/sw.js'
const hour = 3_600_000
/** Being shown ten times a minute is no reason to ask ten times, ms. */
const leastBetween = 60_000
/** A consent that the worker does not act on within this time is carried out by loading the page again, ms. */
const forcedAfter = 15_000
/** Under this name the session notes that the page is loaded anew on a consent that has not taken effect yet. */
const agreedMark = 'update_agreed'
/** And under this one which build was left because another version's worker had taken over. */
const leftMark = 'left_build'
/** What the player does first comes first: only then files are fetched ahead, ms. */
const settle = 4000

/** Under Trusted Types a worker's address must come from a policy; this one makes exactly one address. */
function workerAddress(): string {
  const { trustedTypes } = window
  if (!trustedTypes) return ADDRESS
  const policy = trustedTypes.createPolicy('marquee-sw', {
    createScriptURL: (address) => {
      if (address !== ADDRESS) throw new TypeError(`not the worker's address: ${address}`)
      return address
    },
  })
  // The library's types know only text; the browser gets the trusted object.
  return policy.createScriptURL(ADDRESS) as unknown as string
}

/**
 * Registers the service worker, finds updates and carries them out once the player has agreed in any tab, in this
 * one as soon as `occupied` says that nothing would be interrupted. Call it after the page has loaded.
 */
export function startWorker(occupied: Atom<boolean>): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const worker = new Workbox(workerAddress(), { scope: '/', updateViaCache: 'none' })
  let registration: ServiceWorkerRegistration | undefined
  let controlled = navigator.serviceWorker.controller !== null
  let checkedAt = performance.now()
  let leaving = false
  /** Whether a newer worker has taken over and this page still runs its own version. */
  let replaced = false

  const look = (): boolean => {
    const waits = Boolean(registration?.waiting)
    if (waits) setUpdate('ready')
    return waits
  }
  const check = async (): Promise<boolean> => {
    checkedAt = performance.now()
    // Offline, or the operator is: the next occasion asks again.
    await registration?.update().catch(() => {})
    return look()
  }
  const checkInPassing = (): void => {
    if (isVisible() && performance.now() - checkedAt > leastBetween) void check()
  }

  const leave = (): void => {
    if (leaving) return
    if (!store.get(occupied)) {
      leaving = true
      return location.reload()
    }
    const stop = store.sub(occupied, () => {
      stop()
      leave()
    })
  }
  const force = (): void => {
    sessionStore.set(agreedMark, '1')
    leave()
  }
  const agreed = (): void => {
    setUpdate('agreed')
    if (replaced) leave()
    else setTimeout(force, forcedAfter)
  }

  /** A version that took over while this page, of the one before, was on its way here: the consent holds for it as well. */
  const seeWhoServes = async (active: ServiceWorker): Promise<void> => {
    if (await isServedBy(active)) return
    // Or the page came from the network, and its worker is still to come.
    if ((await check()) || registration?.installing) return
    replaced = true
    const entry = entryPath() ?? ''
    // Once for each build, so that no loop arises.
    if (sessionStore.get(leftMark) === entry) return setUpdate('ready')
    sessionStore.set(leftMark, entry)
    setUpdate('agreed')
    leave()
  }

  registerUpdates({
    check,
    apply: () => {
      agreed()
      if (replaced) return
      if (registration) void takeOver(registration)
    },
  })
  subscribe('updateAgreed', agreed)
  worker.addEventListener('waiting', look)
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker takes over a page that is already the newest.
    if (!controlled) controlled = true
    else if (store.get(updateAtom) === 'agreed' || !isVisible()) leave()
    else {
      // Nobody agreed to it in this page: it keeps its own version, whose files are kept, and asks.
      replaced = true
      setUpdate('ready')
    }
  })

  setInterval(() => isVisible() && void check(), hour)
  onShown(checkInPassing)
  store.sub(connectionAtom, () => store.get(connectionAtom).state === 'online' && checkInPassing())

  const start = async (): Promise<void> => {
    const isFirstVisit = !controlled
    const found = await worker.register()
    registration = found
    look()
    // The new version comes when it can: what was agreed to before this page was loaded anew still holds.
    if (sessionStore.get(agreedMark) !== undefined && found?.waiting) setUpdate('agreed')
    sessionStore.remove(agreedMark)
    const { active } = await navigator.serviceWorker.ready
    if (!isFirstVisit && active) void seeWhoServes(active)
    if (isFirstVisit) {
      keepWhatWasLoaded(active)
      // The first visit may be short: the worker fetches what every page needs as soon as this one has come to rest, and
      // goes on when it is closed.
      whenIdle(() => active?.postMessage({ type: 'FILL_PAGES' }))
    }
    setTimeout(() => whenIdle(() => void fill()), settle)
    store.sub(saveDataAtom, () => void fill())
    // What an outage interrupted goes on.
    let { state } = store.get(connectionAtom)
    store.sub(connectionAtom, () => {
      const before = state
      state = store.get(connectionAtom).state
      if (before === 'offline' && state === 'online') setTimeout(() => void fill(), settle)
    })
  }
  // Refused (private mode, blocked by policy): the app then lives without a worker.
  start().catch(() => {})
}

/** Whether a worker is of the build of this page, or does not say. */
async function isServedBy(worker: ServiceWorker): Promise<boolean> {
  return (await askWorker(worker, { type: 'SERVES', url: entryPath() ?? '' })) !== false
}

/** The first visit loads its files before the worker is there: they are kept now, from the browser's own cache. */
function keepWhatWasLoaded(worker: ServiceWorker | null): void {
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === location.origin && /^\/(?:assets|images)\//.test(url.pathname))
    .map(({ pathname, search }) => pathname + search)
  worker?.postMessage({ type: 'KEEP', urls })
}

/** Has the worker fetch what is missing of the app, and its languages unless data is to be saved. */
async function fill(): Promise<void> {
  // The version that runs is about to end, and the next one brings its own files.
  if (store.get(updateAtom) === 'agreed') return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: savesData() ? 'FILL_PAGES' : 'FILL' })
}

function whenIdle(run: () => void): void {
  // Safari has none.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: settle })
  else run()
}
