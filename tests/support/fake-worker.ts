const scriptURL = 'http://localhost/sw.js'

/** A service worker, as pages see it. */
export class FakeWorker extends EventTarget {
  readonly scriptURL = scriptURL
  state: ServiceWorkerState = 'installed'
  /** The types of the messages that pages have sent, in order. */
  readonly received: string[] = []
  onSkipWaiting = (): void => {}

  postMessage({ type }: { type: string }): void {
    this.received.push(type)
    if (type === 'SKIP_WAITING') this.onSkipWaiting()
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
  /** How often a page checked for a newer worker. */
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

  async getRegistration(): Promise<FakeWorkers['registration']> {
    return this.registration
  }

  /** A newer worker is downloaded, installed, and waiting. */
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

  /** A newer worker is waiting at the start. */
  wait(worker = new FakeWorker()): FakeWorker {
    this.registration.waiting = worker
    worker.onSkipWaiting = () => this.takeOver(worker)
    return worker
  }

  /** The worker takes control of all pages. */
  takeOver(worker = new FakeWorker()): void {
    this.registration.waiting = null
    this.registration.active = worker
    this.controller = worker
    this.dispatchEvent(new Event('controllerchange'))
  }
}
