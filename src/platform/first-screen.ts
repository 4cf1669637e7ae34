import { atom } from 'jotai'

/**
 * Whether the first screen of the visit is painted. What lies below it or over it is rendered afterwards, so that neither
 * its rendering nor its chunks delay the first screen. `boot.tsx` sets it; in a tab that `boot` did not start it is true.
 */
export const firstScreenAtom = atom(true)

/** A page that is hidden paints no frame: it is not waited for longer than this, ms. */
const paintTimeoutMs = 500

/** Resolves when the next frame is painted. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, paintTimeoutMs)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
}
