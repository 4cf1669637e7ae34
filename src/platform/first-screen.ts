import { atom } from 'jotai'

/**
 * Whether the first screen of the visit is painted with its pictures. What lies below it or over it is rendered afterwards, so that neither
 * its rendering nor its chunks delay the first screen. `boot.tsx` sets it; in a tab that `boot` did not start it is true.
 */
export const firstScreenAtom = atom(true)

/** Whether home is rendered, or hydrated to its last part. Set by home. */
export const homeRenderedAtom = atom(false)

/** Whether React is taking over the prerendered home, whose words it keeps: those that are costly to make may come later. */
export const takingOverAtom = atom(false)

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

/** On a slow line the pictures are not waited for longer than this, ms. */
const picturesTimeoutMs = 1500

/** The pictures that the window shows, or will when they have come. */
export function picturesInView(): HTMLImageElement[] {
  return [...document.images].filter((picture) => {
    const { bottom, left, right, top, width } = picture.getBoundingClientRect()
    return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0
  })
}

/**
 * Resolves when the pictures in view have come or failed. On a first visit the chunks of the rest would
 * share a slow line with them.
 */
export function firstPictures(): Promise<void> {
  const coming = picturesInView().filter(({ complete }) => !complete)
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, picturesTimeoutMs)
    const settled = coming.map(
      (picture) =>
        new Promise<void>((done) => {
          for (const event of ['load', 'error']) picture.addEventListener(event, () => done(), { once: true })
        }),
    )
    void Promise.all(settled).then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
