import type { Environment } from './environment.ts'

type Unsubscribe = () => void

/** Whether the page is visible, and when that changes. Without a document (a test) it counts as visible. */
export interface PageVisibility {
  isVisible(): boolean
  /**
   * Calls `handler` whenever the page is shown again: from another tab, from the back/forward cache or from a frozen
   * state. `handler` runs in the event, before the next paint.
   */
  onShown(handler: () => void): Unsubscribe
  onHidden(handler: () => void): Unsubscribe
}

const documentEvents = new Set(['visibilitychange', 'resume'])

export function createPage(environment: Pick<Environment, 'document' | 'window'>): PageVisibility {
  const isVisible = () => (environment.document?.visibilityState ?? 'visible') === 'visible'

  function listen(handlers: Readonly<Record<string, () => void>>): Unsubscribe {
    const { document, window } = environment
    const pairs = Object.entries(handlers).map(
      ([type, handler]) => [documentEvents.has(type) ? document : window, type, handler] as const,
    )
    for (const [target, type, handler] of pairs) target?.addEventListener(type, handler)
    return () => {
      for (const [target, type, handler] of pairs) target?.removeEventListener(type, handler)
    }
  }

  return {
    isVisible,
    onShown(handler) {
      const shown = () => {
        if (isVisible()) handler()
      }
      return listen({ pageshow: shown, resume: shown, visibilitychange: shown })
    },
    onHidden(handler) {
      return listen({
        pagehide: handler,
        visibilitychange: () => {
          if (!isVisible()) handler()
        },
      })
    },
  }
}
