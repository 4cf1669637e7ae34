import { atom, type Atom } from 'jotai'
import { Workbox } from 'workbox-window'
import { entryPath } from '../build-info.ts'
import { connectionAtom } from '../http/connection.ts'
import type { Platform } from '../platform.ts'
import { service } from '../service.ts'
import { startPrefetch } from './prefetch.ts'
import { workerContainer } from './service-worker.ts'
import { nextUpdate, type UpdateEffect, type UpdateEvent, type UpdatePhase } from './update-machine.ts'
import { activateWaiting, askWorker } from './worker-messages.ts'

const WORKER_URL = '/sw.js'
const checkIntervalMs = 3_600_000
/** Minimum time between two checks when the page is shown, ms. */
const minCheckGapMs = 60_000
const takeoverTimeoutMs = 15_000
/** Session mark: the page was reloaded on a consent before the new worker took over. */
const consentMark = 'update_agreed'
/** Session mark: the build that was left because the site or the worker had another one. */
const leftBuildMark = 'left_build'

const phaseAtom = atom<UpdatePhase>('current')

/** The update phase of this tab (`update-machine.ts`). */
export const updatePhaseAtom: Atom<UpdatePhase> = atom((get) => get(phaseAtom))

/** Updates of the app in one tab. */
export interface Updates {
  /** Registers the worker and follows updates. The page is reloaded only while `occupied` is false. */
  start(occupied: Atom<boolean>): void
  /** The player's consent, for every tab. */
  agree(): void
  /** Checks for a new version now. True if one waits; false without a worker. Never rejects. */
  check(): Promise<boolean>
  /** Marks this page's build as left. False if it was marked before in this session. */
  leaveBuildOnce(): boolean
}

export const updates = service(createUpdates)

function createUpdates({ store, page, sessionStore, channel }: Platform): Updates {
  let occupied: Atom<boolean> | undefined
  let registration: ServiceWorkerRegistration | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let checkedAt = 0

  const effects: Readonly<Record<UpdateEffect, () => void>> = {
    publishConsent: () => channel.publish({ type: 'updateAgreed' }),
    activateWaiting: () => registration && void activateWaiting(registration),
    startTimeout: () => {
      timer ??= setTimeout(() => dispatch({ type: 'timedOut' }), takeoverTimeoutMs)
    },
    rememberConsent: () => sessionStore.set(consentMark, '1'),
    rememberBuild: () => sessionStore.set(leftBuildMark, entryPath() ?? ''),
    waitUntilIdle: () => {
      const isOccupied = occupied
      if (!isOccupied || !store.get(isOccupied)) return dispatch({ type: 'idle' })
      const stop = store.sub(isOccupied, () => {
        if (store.get(isOccupied)) return
        stop()
        dispatch({ type: 'idle' })
      })
    },
    reload: () => location.reload(),
  }

  function dispatch(event: UpdateEvent): void {
    const next = nextUpdate(store.get(phaseAtom), event)
    store.set(phaseAtom, next.phase)
    for (const effect of next.effects) effects[effect]()
  }

  function findWaiting(): boolean {
    const isWaiting = Boolean(registration?.waiting)
    if (isWaiting) dispatch({ type: 'found' })
    return isWaiting
  }
  async function check(): Promise<boolean> {
    checkedAt = performance.now()
    // Offline, or the site does not answer: a later check asks again.
    await registration?.update().catch(() => {})
    return findWaiting()
  }
  function checkWhenDue(): void {
    if (page.isVisible() && performance.now() - checkedAt > minCheckGapMs) void check()
  }
  function hasLeftBuild(): boolean {
    return sessionStore.get(leftBuildMark) === (entryPath() ?? '')
  }

  /** The new worker may have taken over while this page, of the build before, was loading. */
  async function checkBuild(active: ServiceWorker): Promise<void> {
    const url = entryPath() ?? ''
    if ((await askWorker(active, { type: 'MATCHES_BUILD', url })) !== false) return
    // A newer worker is being installed: the page came from the network and belongs to the newer build.
    if ((await check()) || registration?.installing) return
    dispatch({ type: 'buildMismatch', leftBefore: hasLeftBuild() })
  }

  async function register(worker: Workbox, isFirstVisit: boolean): Promise<void> {
    registration = await worker.register()
    findWaiting()
    if (sessionStore.get(consentMark) !== undefined && registration?.waiting)
      dispatch({ type: 'agreed', where: 'earlierPage' })
    sessionStore.remove(consentMark)
    const { active } = (await workerContainer()?.ready) ?? { active: null }
    if (!isFirstVisit && active) void checkBuild(active)
    startPrefetch({ store, active, isFirstVisit, isUpdating: () => isUpdating(store.get(phaseAtom)) })
  }

  return {
    check,
    agree: () => dispatch({ type: 'agreed', where: 'thisTab' }),
    leaveBuildOnce() {
      if (hasLeftBuild()) return false
      effects.rememberBuild()
      return true
    },
    start(occupiedAtom) {
      const container = workerContainer()
      if (!container || !import.meta.env.PROD) return
      occupied = occupiedAtom
      checkedAt = performance.now()
      const worker = new Workbox(workerUrl(), { scope: '/', updateViaCache: 'none' })
      let isControlled = container.controller !== null
      const isFirstVisit = !isControlled
      worker.addEventListener('waiting', () => void findWaiting())
      container.addEventListener('controllerchange', () => {
        // The first worker of a site takes over a page of its own build.
        if (isControlled) dispatch({ type: 'workerChanged', visible: page.isVisible() })
        isControlled = true
      })
      setInterval(() => page.isVisible() && void check(), checkIntervalMs)
      page.onShown(checkWhenDue)
      store.sub(connectionAtom, () => store.get(connectionAtom).state === 'online' && checkWhenDue())
      // The browser refuses workers (private mode, a policy): the app works without one.
      const registering = register(worker, isFirstVisit).catch(() => {})
      channel.subscribe('updateAgreed', async () => {
        // Another tab may learn of the new worker, and agree to it, before this one has registered.
        await registering
        findWaiting()
        dispatch({ type: 'agreed', where: 'otherTab' })
      })
    },
  }
}

function isUpdating(phase: UpdatePhase): boolean {
  return phase === 'agreed' || phase === 'leaving' || phase === 'reloading'
}

/** Trusted Types require that a worker's address comes from a policy. This one accepts one address. */
function workerUrl(): string {
  const { trustedTypes } = window
  if (!trustedTypes) return WORKER_URL
  const policy = trustedTypes.createPolicy('marquee-sw', {
    createScriptURL: (url) => {
      if (url !== WORKER_URL) throw new TypeError(`not the worker's address: ${url}`)
      return url
    },
  })
  // workbox-window's types know only text; the browser gets the trusted object.
  return policy.createScriptURL(WORKER_URL) as unknown as string
}
