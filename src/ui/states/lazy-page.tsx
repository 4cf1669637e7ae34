import { type ComponentType, useState } from 'react'
import { lazyWithRetry } from './lazy-with-retry.tsx'

/** The parts that are being fetched. Code is the program's, and no tab's. */
const coming = new Set<Promise<void>>()

/** A part of a page and what begins to fetch it. */
interface PartInTime<Props extends object> {
  readonly Part: ComponentType<Props>
  readonly fetch: () => void
}

/**
 * A part of the first screen in a chunk of its own: `lazyWithRetry`, with a part that has come since it was asked for with
 * `fetch` rendered at once. React would hold it back for 300 ms behind a loading state that was shown.
 */
export function lazyInTime<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): PartInTime<Props> {
  let part: ComponentType<Props> | undefined
  let first: Promise<ComponentType<Props>> | undefined
  const Coming = lazyWithRetry(() => {
    const loading = first ?? load()
    // What failed is fetched anew.
    first = undefined
    return loading
  })
  return {
    Part(props: Props) {
      const [Part] = useState(() => part ?? Coming)
      return <Part {...props} />
    },
    fetch() {
      first = load()
      const settled = first.then(
        (loaded) => void (part = loaded),
        () => {},
      )
      coming.add(settled)
      void settled.then(() => coming.delete(settled))
    },
  }
}

/** The page of a route in a chunk of its own, which is fetched as soon as the route is. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const { Part, fetch } = lazyInTime(load)
  fetch()
  return Part
}

/** Resolves when the parts that were asked for have come or failed, or after `timeoutMs`. */
export function pagesArrived(timeoutMs: number): Promise<unknown> {
  return Promise.race([
    Promise.all(coming),
    new Promise<void>((resolve) => {
      setTimeout(resolve, timeoutMs)
    }),
  ])
}
