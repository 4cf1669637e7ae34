import { atom } from 'jotai'
import { serverNow } from './clock.ts'
import { isVisible, onShown } from './page.ts'
import { store } from './store.ts'

/**
 * Whether the operator can be reached: the one place that knows. `navigator.onLine === false` is believed
 * at once but asked again (some systems say it falsely); `true` proves nothing. A request that failed turns
 * the state to offline when a probe fails as well, and only an answer turns it back.
 */
export interface Connection {
  readonly state: 'online' | 'offline'
  /** When the state began, ms of server time. */
  readonly since: number
  /** When the operator last answered, ms of server time. */
  readonly lastSuccess: number | undefined
}

export const connectionAtom = atom<Connection>({
  state: saysOffline() ? 'offline' : 'online',
  since: serverNow(),
  lastSuccess: undefined,
})

/** How long an answer may take before the line itself is doubted, ms. */
const doubtAfter = 5000
const firstDelay = 1000
const longestDelay = 8000

type Probe = () => Promise<boolean>
let sendProbe: Probe = () => Promise.resolve(true)
let probing: Promise<boolean> | undefined
let delay = firstDelay
let timer: ReturnType<typeof setTimeout> | undefined
let started = false

function saysOffline(): boolean {
  return globalThis.navigator?.onLine === false
}

/** Registers what asks the operator for a sign of life (`http-raw.ts`); true when it answered. */
export function registerProbe(ask: Probe): void {
  sendProbe = ask
}

export function isOffline(): boolean {
  return store.get(connectionAtom).state === 'offline'
}

/** The operator answered: online, whatever the device says. */
export function reportReached(): void {
  clearTimeout(timer)
  delay = firstDelay
  change('online', serverNow())
}

/** A request got no answer. A probe decides whether that means offline. */
export function reportUnreachable(): void {
  if (saysOffline()) goOffline()
  else void probe()
}

/**
 * Waits for an answer. One that does not come for a while is no reason to call the app offline, a probe that gets none
 * either is: where the line hangs, the player learns it long before the request gives up.
 */
export async function whileDoubted<T>(answer: Promise<T>): Promise<T> {
  const doubt = setTimeout(() => isVisible() && void probe(), doubtAfter)
  try {
    return await answer
  } finally {
    clearTimeout(doubt)
  }
}

/** Asks the operator for a sign of life, one probe at a time; false turns the state to offline. */
export function probe(): Promise<boolean> {
  probing ??= runProbe().finally(() => (probing = undefined))
  return probing
}

async function runProbe(): Promise<boolean> {
  const reached = await sendProbe().catch(() => false)
  if (reached) reportReached()
  else goOffline()
  return reached
}

function goOffline(): void {
  change('offline', store.get(connectionAtom).lastSuccess)
  clearTimeout(timer)
  // A hidden page does not wake up: being shown probes at once.
  timer = setTimeout(() => isVisible() && void probe(), delay * (0.75 + Math.random() / 2))
  delay = Math.min(delay * 2, longestDelay)
}

function change(state: Connection['state'], lastSuccess: number | undefined): void {
  const before = store.get(connectionAtom)
  const since = before.state === state ? before.since : serverNow()
  store.set(connectionAtom, { state, since, lastSuccess })
}

/** Listens to the device and the page; idempotent. */
export function startConnection(): void {
  if (started) return
  started = true
  globalThis.addEventListener?.('offline', goOffline)
  globalThis.addEventListener?.('online', () => void probe())
  onShown(() => {
    if (isOffline() || saysOffline()) void probe()
  })
  if (isOffline()) goOffline()
}
