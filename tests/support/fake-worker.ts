import type { PageMessage } from '../../sw/protocol.ts'

const scriptURL = 'http://localhost/sw.js'

/** A service worker of a build, as its pages see it. */
export class FakeWorker extends EventTarget {
  readonly scriptURL = scriptURL
  state: ServiceWorkerState = 'installed'
  /** The messages that pages have sent, in order. */
  readonly received: PageMessage['type'][] = []
  /** Set where the worker belongs to another build than the page. */
  matchesBuild = true
  onSkipWaiting = (): void => {}
  /** Runs before the worker says whether the page is its only window: it is. */
  onQuestion = (): void => {}

  postMessage(message: PageMessage, [port]: MessagePort[] = []): void {
    this.received.push(message.type)
    if (message.type === 'MATCHES_BUILD') port?.postMessage(this.matchesBuild)
    if (message.type === 'IS_ONLY_CLIENT') {
      this.onQuestion()
      port?.postMessage(true)
    }
    if (message.type === 'ABORT_PREFETCH') port?.postMessage('stopped')
    if (message.type === 'SKIP_WAITING') this.onSkipWaiting()
  }

  become(state: ServiceWorkerState): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

/**
 * The part of `ServiceWorkerContainer` and its registration that the app uses. All tabs of a test share it: they are
 * controlled by one worker.
 */
export class FakeWorkers extends EventTarget {
  controller: FakeWorker | null
  /** Set to have the active worker never let another one take over. */
  isBusy = false
  /** How often a page asked the site for a newer worker. */
  checks = 0
  readonly registration = Object.assign(new EventTarget(), {
    active: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
    installing: null as FakeWorker | null,
    update: async () => {
      this.checks += 1
    },
  })

  /** Without `active` it is the first visit. */
  constructor(active?: FakeWorker) {
    super()
    this.controller = active ?? null
    this.registration.active = active ?? null
  }

  get ready(): Promise<FakeWorkers['registration']> {
    return Promise.resolve(this.registration)
  }

  async register(): Promise<FakeWorkers['registration']> {
    return this.registration
  }

  /** A newer worker is downloaded, installed, and waits. */
  install(): FakeWorker {
    const worker = new FakeWorker()
    worker.state = 'installing'
    this.registration.installing = worker
    this.registration.dispatchEvent(new Event('updatefound'))
    this.registration.installing = null
    this.wait(worker)
    worker.become('installed')
    return worker
  }

  /** A newer worker waits already. */
  wait(worker = new FakeWorker()): FakeWorker {
    this.registration.waiting = worker
    worker.onSkipWaiting = () => {
      if (!this.isBusy) this.takeOver(worker)
    }
    return worker
  }

  /** The worker controls all pages from now on. */
  takeOver(worker = new FakeWorker()): void {
    this.registration.waiting = null
    this.registration.active = worker
    this.controller = worker
    this.dispatchEvent(new Event('controllerchange'))
  }
}
