import { createFileRoute, redirect } from '@tanstack/react-router'

/** `/` leads to home (spec §2). The shell of index.html, which stands until home does, is its spinner. */
export const Route = createFileRoute('/')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/home', search, replace: true })
  },
})
