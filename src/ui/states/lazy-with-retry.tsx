import { t } from '@lingui/core/macro'
import { useAtomValue } from 'jotai'
import {
  Component,
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { isOfflineAtom } from '../../platform/http/connection.ts'
import { CHUNK_LOAD_ERROR, retryChunk } from '../../platform/update/chunk-failure.ts'
import { failureMessage } from './failure-message.ts'
import { PageFailed } from './page-failed.tsx'
import { useToast } from '../toast/toast.ts'
import { useOnReconnect } from '../use-on-reconnect.ts'

/**
 * What is rendered if the chunk fails to load. `page`: an error page with a retry button. `toast`: only a toast, for parts that
 * the player opens. `silent`: nothing, for parts that appear by themselves.
 */
export type Fallback = 'page' | 'toast' | 'silent'

/** Delay of the first automatic retry, ms; doubled for each further one up to the maximum. */
const MIN_RETRY_DELAY_MS = 5_000
const MAX_RETRY_DELAY_MS = 80_000

/** How long a failure waits before it is shown, ms. */
const SETTLE_DELAY_MS = 200

class ChunkLoadError extends Error {
  override name = CHUNK_LOAD_ERROR
}

/**
 * A lazily loaded component; wrap it in `Suspense` for a loading state. A chunk that fails to load (an outage, a new
 * deployment) breaks nothing else, and is retried by a click (`retryChunk`), on reconnection and after a delay. React's `lazy` caches the
 * error until the page is reloaded.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: Fallback = 'page',
): ComponentType<Props> {
  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        // A page that is being left cancels its requests. Its timers stop, so nothing is logged or rendered for it.
        await new Promise((resolve) => setTimeout(resolve, SETTLE_DELAY_MS))
        throw new ChunkLoadError('', { cause: error })
      }
    })
  let latest = createLazy()
  return function LazyWithRetry(props: Props) {
    const [component, setComponent] = useState(() => latest)
    const [attempts, setAttempts] = useState(0)
    const retry = () => {
      latest = createLazy()
      setComponent(() => latest)
      setAttempts(attempts + 1)
    }
    return (
      <ChunkBoundary
        key={attempts}
        // The next mount retries.
        onChunkError={() => (latest = createLazy())}
        fallback={fallback}
        attempts={attempts}
        retry={retry}
      >
        {createElement<Props>(component, props)}
      </ChunkBoundary>
    )
  }
}

interface FallbackProps {
  fallback: Fallback
  attempts: number
  retry: () => void
}

interface BoundaryProps extends FallbackProps {
  children: ReactNode
  onChunkError: () => void
}

class ChunkBoundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkLoadError) this.props.onChunkError()
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    // A page that throws is replaced by the route's error page, and a part of a page by its fallback.
    if (!(error instanceof ChunkLoadError) && this.props.fallback === 'page') throw error
    return <FallbackContent {...this.props} error={error} />
  }
}

function FallbackContent({ error, fallback, attempts, retry }: FallbackProps & { error: unknown }) {
  const isOffline = useAtomValue(isOfflineAtom)
  const toast = useToast()
  const onRetry = useEffectEvent(retry)
  useEffect(() => {
    if (fallback !== 'toast') return
    toast('error', failureMessage(error), {
      label: t({ message: 'Try again', comment: 'Button: loads a part of the app again' }),
      run: () => retryChunk(() => onRetry()),
    })
  }, [error, fallback, toast])
  useOnReconnect(() => fallback === 'silent' && retry())
  useEffect(() => {
    if (fallback === 'toast' || isOffline) return undefined
    const timer = setTimeout(
      () => onRetry(),
      Math.min(MIN_RETRY_DELAY_MS * 2 ** attempts, MAX_RETRY_DELAY_MS),
    )
    return () => clearTimeout(timer)
  }, [fallback, attempts, isOffline])
  return fallback === 'page' ? <PageFailed error={error} onRetry={retry} /> : null
}
