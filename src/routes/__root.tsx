import { createRootRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { RootLayout } from '../shell/root-layout.tsx'
import { ModalName } from '../shell/modal-state.ts'
import { NotFound } from '../shell/not-found.tsx'
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
    return { ...(provider ? { provider } : {}), ...(modal ? { modal } : {}) }
  },
  component: RootLayout,
  notFoundComponent: NotFound,
  errorComponent: RouteFailed,
})
