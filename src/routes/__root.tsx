import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { RootLayout } from '../shell/root-layout.tsx'
import { ModalName } from '../shell/modal-state.ts'
import { RouteFailed } from '../shell/route-failed.tsx'

const Search = v.object({
  /** The provider drawer: `list` or a provider's id. */
  provider: v.optional(
    v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(64)), ''),
  ),
  /** A modal route over the page. */
  modal: v.optional(v.fallback(v.optional(ModalName), undefined)),
})

export const Route = createRootRoute({
  validateSearch: (search): { provider?: string | undefined; modal?: ModalName | undefined } => {
    const { provider, modal } = v.parse(Search, search)
    // Named even when they are refused: the router keeps what validation does not name as it stands in the address.
    return { provider: provider || undefined, modal }
  },
  component: RootLayout,
  notFoundComponent: lazyRouteComponent(() => import('../shell/not-found.tsx'), 'NotFound'),
  // Not lazy: it stands for what could not be loaded.
  errorComponent: RouteFailed,
})
