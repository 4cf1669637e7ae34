import type { Platform } from './platform.ts'
import { service } from './service.ts'

/** Who hears first that the player went back or forward. */
interface GoingBack {
  /** Calls `listener` with each `popstate` event, before the router hears of it. There is one listener at a time. */
  hear(listener: (event: Event) => void): void
}

/**
 * Must be made before the router: Chromium calls the listeners of `popstate` in the order in which they were added, also those
 * for the capture phase. It is small, because it is part of the start; what listens comes later.
 */
export const goingBack = service(
  ({ environment: { window } }: Pick<Platform, 'environment' | 'store'>): GoingBack => {
    let listener: ((event: Event) => void) | undefined
    window?.addEventListener('popstate', (event) => listener?.(event))
    return { hear: (next) => void (listener = next) }
  },
)
