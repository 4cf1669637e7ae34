import { createFileRoute, redirect } from '@tanstack/react-router'
import { Spinner } from '../ui/states/spinner.tsx'

/** `/` shows a spinner and redirects to home (spec §2). */
export const Route = createFileRoute('/')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/home', search, replace: true })
  },
  component: Spinner,
})
