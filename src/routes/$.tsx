import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '../shell/not-found.tsx'

/** Every other path (section 2, catch-all). */
export const Route = createFileRoute('/$')({
  staticData: { layout: 'fullpage-type-a', title: msg`Page not found`, parent: '/home' },
  component: NotFound,
})
