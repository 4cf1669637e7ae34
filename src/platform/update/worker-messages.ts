import type { OpenMessage, PageMessage, Replies } from '../../../sw/protocol.ts'
import { workerContainer } from './service-worker.ts'

/** Sends a message that has no reply. */
export function sendToWorker(
  worker: ServiceWorker | null | undefined,
  message: Exclude<PageMessage, { type: keyof Replies }>,
): void {
  worker?.postMessage(message)
}

/** How long a worker may take to reply, ms. A worker of an older build does not know every question. */
const replyTimeoutMs = 500

/** Asks a worker; undefined where no reply comes within `timeoutMs`. Never rejects. */
export function askWorker<Type extends keyof Replies>(
  worker: ServiceWorker,
  question: Extract<PageMessage, { type: Type }>,
  timeoutMs = replyTimeoutMs,
): Promise<Replies[Type] | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = (reply?: Replies[Type]) => {
      clearTimeout(timer)
      port1.close()
      resolve(reply)
    }
    const timer = setTimeout(end, timeoutMs)
    port1.addEventListener('message', ({ data }: MessageEvent<Replies[Type]>) => end(data))
    port1.start()
    try {
      worker.postMessage(question, [port2])
    } catch {
      end()
    }
  })
}

/**
 * Activates the waiting worker once the active worker is idle. The active worker must confirm that it has stopped
 * before the waiting worker gets its message: a message that arrives while a worker terminates starts it again, and
 * Chromium then keeps it alive for 30 s.
 */
export async function activateWaiting({ active, waiting }: ServiceWorkerRegistration): Promise<void> {
  if (active) await askWorker(active, { type: 'ABORT_PREFETCH' })
  sendToWorker(waiting, { type: 'SKIP_WAITING' })
}

function isOpenMessage(data: unknown): data is OpenMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    Reflect.get(data, 'type') === ('OPEN' satisfies OpenMessage['type']) &&
    typeof Reflect.get(data, 'path') === 'string'
  )
}

/** Calls `handler` with the path of a notification that the player pressed. */
export function onNotificationPress(handler: (path: string) => void): void {
  workerContainer()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isOpenMessage(data)) handler(data.path)
  })
}
