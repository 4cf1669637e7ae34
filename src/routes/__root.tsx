import { createRootRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { RootLayout } from '../shell/root-layout.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { RouteFailed } from '../shell/route-failed.tsx'

const Search = v.object({
  /** The provider drawer: `list` or a provider's id. */
  provider: v.optional(
    v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(64)), ''),
  ),
})

export const Route = createRootRoute({
  validateSearch: (search): { provider?: string | undefined } => {
    const { provider } = v.parse(Search, search)
    return provider ? { provider } : {}
  },
  component: RootLayout,
  notFoundComponent: NotFound,
  errorComponent: RouteFailed,
})
