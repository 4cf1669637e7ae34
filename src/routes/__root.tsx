import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import type { Tab } from '../session/tab.ts'
import { RootLayout } from '../shell/layout/root-layout.tsx'
import { ModalName } from '../shell/overlays/modal-state.ts'
import { RouteFailed } from '../shell/layout/route-failed.tsx'

const Search = v.object({
  /** State of the provider drawer: `list` or a provider's id. */
  provider: v.optional(
    v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(64)), ''),
  ),
  /** The modal route that is open over the page. */
  modal: v.optional(v.fallback(v.optional(ModalName), undefined)),
})

export const Route = createRootRouteWithContext<{ tab: Tab }>()({
  validateSearch: (search): { provider?: string | undefined; modal?: ModalName | undefined } => {
    const { provider, modal } = v.parse(Search, search)
    // The router keeps an invalid parameter in the URL unless validation returns its name.
    return { provider: provider || undefined, modal }
  },
  // A task of its own, so that the browser can paint the pressed link before the new page.
  beforeLoad: ({ cause }) =>
    cause === 'stay' ? new Promise<void>((resolve) => setTimeout(resolve)) : undefined,
  component: RootLayout,
  notFoundComponent: lazyRouteComponent(() => import('../shell/layout/not-found.tsx'), 'NotFound'),
  // Not lazy, because it replaces chunks that failed to load.
  errorComponent: RouteFailed,
})
