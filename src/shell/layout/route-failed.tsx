import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { PageFailed } from '../../ui/states/page-failed.tsx'

/** Error page of a route that threw. */
export function RouteFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = async (): Promise<void> => {
    // A route whose chunk failed to load keeps throwing the same error until it is preloaded again.
    const components = router.state.matches.map(({ routeId }) => router.routesById[routeId].options.component)
    await Promise.all(
      components.map(async (component) => component && 'preload' in component && component.preload?.()),
    )
    reset()
  }
  return <PageFailed error={error} onRetry={() => void retry()} />
}
