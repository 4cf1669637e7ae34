import { createFileRoute, redirect } from '@tanstack/react-router'

/** Redirects to home (spec §2). The skeleton of index.html is shown meanwhile. */
export const Route = createFileRoute('/')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/home', search, replace: true })
  },
})
