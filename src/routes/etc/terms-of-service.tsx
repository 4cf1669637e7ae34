import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/etc/terms-of-service')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/etc/terms-of-service"!</div>
}
