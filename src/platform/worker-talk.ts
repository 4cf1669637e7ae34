/** How long a worker may take to hear a question, ms: one of a build from before the question never answers. */
const patience = 500

/** Asks a worker; its answer, or undefined where none comes within `limit`, ms. Never rejects. */
export function askWorker(
  worker: ServiceWorker,
  question: { readonly type: string; readonly url?: string },
  limit = patience,
): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = (answer?: unknown) => {
      clearTimeout(timer)
      port1.close()
      resolve(answer)
    }
    const timer = setTimeout(end, limit)
    port1.addEventListener('message', ({ data }) => end(data))
    port1.start()
    try {
      worker.postMessage(question, [port2])
    } catch {
      end()
    }
  })
}

/**
 * Lets the version that waits take over. The browser does so when the one that runs has nothing to do: that one is told to stop
 * what it fetches ahead, and has heard of it before. An event that reaches it while it ends, such as this very message, starts
 * it once more, and Chromium then lets it live until it has been idle for 30 s.
 */
export async function takeOver({ active, waiting }: ServiceWorkerRegistration): Promise<void> {
  if (active) await askWorker(active, { type: 'STOP' })
  waiting?.postMessage({ type: 'SKIP_WAITING' })
}
