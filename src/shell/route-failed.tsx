import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { PageFailed } from '../ui/page-failed.tsx'

/** A route that threw, in the place of its page. */
export function RouteFailed({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const again = async (): Promise<void> => {
    // A route whose chunk did not come throws the same failure until it is asked for anew.
    const asked = router.state.matches.map(({ routeId }) => router.routesById[routeId].options.component)
    await Promise.all(asked.map((part) => part && 'preload' in part && part.preload?.()))
    reset()
  }
  return <PageFailed onRetry={() => void again()} />
}
