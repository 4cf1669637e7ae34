import { lazyInTime } from '../../ui/states/lazy-page.tsx'

/** The layout of card pages and what begins to fetch it: a visit that begins on such a page needs it at once. */
export const { Part: PageA, fetch: fetchPageA } = lazyInTime(() =>
  import('./page-a.tsx').then((module) => module.default),
)
