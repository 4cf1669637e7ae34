import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'

export type Parameters = Readonly<Record<string, unknown>>
export type EventHandler = (parameters: Parameters, session: string | undefined) => void

interface Pending {
  readonly method: string
  readonly timer: NodeJS.Timeout
  resolve(result: unknown): void
  reject(error: Error): void
}

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: Parameters
  readonly sessionId?: string
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

const responseTimeoutMs = 30_000
const closeTimeoutMs = 8000

/**
 * Chromium's flags: quiet in the background, and deaf to every name but localhost, so that a measurement never
 * depends on the internet.
 */
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-domain-reliability',
  '--disable-client-side-phishing-detection',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
  '--disable-dev-shm-usage',
  '--disable-features=Translate,OptimizationHints,MediaRouter,Prerender2,HttpsUpgrades,CertificateTransparencyComponentUpdater',
  '--metrics-recording-only',
  '--password-store=basic',
  '--use-mock-keychain',
  '--mute-audio',
  '--hide-scrollbars',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

export interface LaunchOptions {
  readonly executable: string
  /** An own profile folder: storage, worker and caches live there between launches. */
  readonly profile: string
  /** SPKI hash of a self-signed certificate to accept. */
  readonly spki?: string
  /** Every request fails at once, as on a phone without a network. */
  readonly offline?: boolean
}

/** Flags of a launch, shared with tools that bring their own connection. */
export function launchFlags({ profile, spki, offline }: Omit<LaunchOptions, 'executable'>): string[] {
  return [
    ...flags,
    `--user-data-dir=${profile}`,
    ...(spki === undefined ? [] : [`--ignore-certificate-errors-spki-list=${spki}`]),
    // Nothing listens at that proxy, and loopback is sent there too.
    ...(offline === true ? ['--proxy-server=http://127.0.0.1:1', '--proxy-bypass-list=<-loopback>'] : []),
  ]
}

/** A Chromium process steered over a DevTools pipe: nothing between the probe and the browser that costs time. */
export class DevTools {
  /** Sessions of service workers: they outlive the page that started them. */
  readonly workers = new Set<string>()
  #process: ChildProcess
  #input: Writable
  #pending = new Map<number, Pending>()
  #handlers = new Map<string, EventHandler[]>()
  #id = 0

  private constructor(child: ChildProcess, input: Writable, output: Readable) {
    this.#process = child
    this.#input = input
    // A browser that is killed breaks its pipes; a caller that waits for a response gets a timeout.
    input.on('error', () => undefined)
    output.on('error', () => undefined)
    let rest = ''
    output.setEncoding('utf8').on('data', (text: string) => {
      const messages = (rest + text).split('\0')
      rest = messages.pop() ?? ''
      for (const message of messages) this.#receive(JSON.parse(message) as Message)
    })
  }

  static launch(options: LaunchOptions): DevTools {
    const child = spawn(
      options.executable,
      [...launchFlags(options), '--remote-debugging-pipe', 'about:blank'],
      {
        detached: true,
        stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      },
    )
    return new DevTools(child, child.stdio[3] as Writable, child.stdio[4] as Readable)
  }

  /** Sends a command and resolves with its result; rejects on an error response or after the timeout. */
  send<Result = unknown>(
    method: string,
    params: Parameters = {},
    sessionId?: string,
    timeoutMs = responseTimeoutMs,
  ): Promise<Result> {
    const id = ++this.#id
    return new Promise<Result>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#pending.delete(id)
        reject(new Error(`${method}: no response within ${timeoutMs} ms`))
      }, timeoutMs)
      this.#pending.set(id, { method, timer, resolve: (result) => resolve(result as Result), reject })
      this.#input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
  }

  on(event: string, handler: EventHandler): void {
    const handlers = this.#handlers.get(event) ?? []
    handlers.push(handler)
    this.#handlers.set(event, handlers)
  }

  /** Forgets all handlers, when a page is done with. */
  off(): void {
    this.#handlers.clear()
  }

  async close(): Promise<void> {
    const ended = once(this.#process, 'exit')
    this.send('Browser.close').catch(() => undefined)
    await Promise.race([ended, delay(closeTimeoutMs)])
    this.kill()
  }

  /** Ends the browser and its children at once. */
  kill(): void {
    for (const { timer } of this.#pending.values()) clearTimeout(timer)
    this.#pending.clear()
    if (this.#process.pid === undefined) return
    try {
      process.kill(-this.#process.pid, 'SIGKILL')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }

  #receive(message: Message): void {
    if (message.id === undefined) {
      for (const handler of this.#handlers.get(message.method ?? '') ?? []) {
        handler(message.params ?? {}, message.sessionId)
      }
      return
    }
    const pending = this.#pending.get(message.id)
    if (pending === undefined) return
    this.#pending.delete(message.id)
    clearTimeout(pending.timer)
    if (message.error === undefined) pending.resolve(message.result)
    else pending.reject(new Error(`${pending.method}: ${message.error.message}`))
  }
}
