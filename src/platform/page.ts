/** Page life cycle, also where there is no document (tests, a worker): then the page counts as visible. */

export function isVisible(): boolean {
  return typeof document === 'undefined' || document.visibilityState === 'visible'
}

/**
 * Calls `handler` whenever the page is shown again: from another tab, from the back/forward cache
 * or from a frozen state. It runs in the event itself, before the next paint. Returns the unsubscriber.
 */
export function onShown(handler: () => void): () => void {
  const shown = () => {
    if (isVisible()) handler()
  }
  return listen([
    ['pageshow', shown],
    ['resume', shown],
    ['visibilitychange', shown],
  ])
}

/** Calls `handler` when the page is hidden. Returns the unsubscriber. */
export function onHidden(handler: () => void): () => void {
  return listen([
    ['pagehide', handler],
    [
      'visibilitychange',
      () => {
        if (!isVisible()) handler()
      },
    ],
  ])
}

const documentEvents = new Set(['visibilitychange', 'resume'])

function listen(pairs: readonly (readonly [string, () => void])[]): () => void {
  if (typeof document === 'undefined') return () => {}
  const target = (type: string) => (documentEvents.has(type) ? document : window)
  for (const [type, handler] of pairs) target(type).addEventListener(type, handler)
  return () => {
    for (const [type, handler] of pairs) target(type).removeEventListener(type, handler)
  }
}
