import { type ComponentType, useState } from 'react'
import { lazyWithRetry } from './lazy-with-retry.tsx'

/** The pages that are being fetched. Code is the program's, and no tab's. */
const coming = new Set<Promise<void>>()

/**
 * The page of a route in a chunk of its own, which is fetched as soon as the route is: `lazyWithRetry`, with a page that has come
 * rendered at once. React would hold it back for 300 ms behind a loading state that was shown.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let page: ComponentType<Props> | undefined
  let first: Promise<ComponentType<Props>> | undefined = load()
  const settled = first.then(
    (loaded) => void (page = loaded),
    () => {},
  )
  coming.add(settled)
  void settled.then(() => coming.delete(settled))
  const Coming = lazyWithRetry(() => {
    const loading = first ?? load()
    // What failed is fetched anew.
    first = undefined
    return loading
  })
  return function LazyPage(props: Props) {
    const [Page] = useState(() => page ?? Coming)
    return <Page {...props} />
  }
}

/** Resolves when the pages of the routes that are loaded have come or failed, or after `timeoutMs`. */
export function pagesArrived(timeoutMs: number): Promise<unknown> {
  return Promise.race([
    Promise.all(coming),
    new Promise<void>((resolve) => {
      setTimeout(resolve, timeoutMs)
    }),
  ])
}
