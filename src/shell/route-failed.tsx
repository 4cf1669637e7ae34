import type { ErrorComponentProps } from '@tanstack/react-router'
import { PageFailed } from '../ui/page-failed.tsx'

/** A route that threw, in the place of its page. */
export function RouteFailed({ reset }: ErrorComponentProps) {
  return <PageFailed onRetry={reset} />
}
