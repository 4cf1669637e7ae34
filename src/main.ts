/**
 * The entry: lets the shell of index.html reach the screen, then starts the app. The app's chunks are
 * already being fetched (modulepreload) while the shell paints.
 */
const painted = new Promise<void>((resolve) => {
  if (document.visibilityState === 'hidden') resolve()
  else requestAnimationFrame(() => setTimeout(resolve))
})

/** How long the new version may take to take over, ms. */
const takeover = 1500

/**
 * A version that waits is applied now, before anything is open, unless another window runs the old one. Never rejects;
 * when it was applied the page loads anew instead of going on.
 */
async function applyWaitingUpdate(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    const waiting = registration?.waiting
    if (!waiting) return
    // What the old version still fetches ahead would keep the new one waiting.
    registration.active?.postMessage({ type: 'STOP' })
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      const controller = new AbortController()
      const goOn = () => {
        controller.abort()
        resolve()
      }
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), controller)
      port1.addEventListener('message', goOn)
      port1.start()
      setTimeout(goOn, takeover)
      waiting.postMessage({ type: 'SKIP_IF_ALONE' }, [port2])
    })
  } catch {
    // Workers are refused here: then there is nothing to apply.
  }
}

const updated = applyWaitingUpdate()
await painted
const { boot } = await import('./boot.tsx')
await updated
await boot()
