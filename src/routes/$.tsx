import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '../shell/layout/not-found.tsx'

/** The catch-all route (spec §2): every unknown path. */
export const Route = createFileRoute('/$')({
  staticData: { layout: 'fullpage-type-a', title: msg`Page not found`, parent: '/home', action: 'read' },
  component: NotFound,
})
