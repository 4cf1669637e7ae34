/** How long it may take to answer, ms: a build of before this question existed never does. */
const patience = 500

/**
 * Has the worker that runs stop what it fetches ahead, and waits until it has heard. The browser lets the next version take
 * over when this one has nothing to do; but an event that reaches it while it ends, such as this very message, starts it once
 * more, and Chromium then lets it live until it has been idle for 30 s. Never rejects.
 */
export function quietWorker(active: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(), { once: true })
    port1.start()
    setTimeout(resolve, patience)
    active.postMessage({ type: 'STOP' }, [port2])
  })
}
