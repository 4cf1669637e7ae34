import { createFileRoute, redirect } from '@tanstack/react-router'
import { Spinner } from '../ui/spinner.tsx'

/** `/` spins and goes to home (section 2). */
export const Route = createFileRoute('/')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/home', search, replace: true })
  },
  component: Spinner,
})
