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
import { connectionAtom } from '../platform/connection.ts'
import { PageFailed } from './page-failed.tsx'
import { toast } from './toast.ts'
import { useOnReconnect } from './use-on-reconnect.ts'

/**
 * What stands for a part whose chunk did not come. `page`: a failure with a button, where the page would be.
 * `over`: nothing but a toast, for what a press opens. `extra`: nothing, for what nobody asked for.
 */
type Missing = 'page' | 'over' | 'extra'

/** How long until a missing part is asked for again by itself, ms; doubled each time. */
const firstWait = 5_000
const longestWait = 80_000

const nothing = (): void => {}

class ChunkMissing extends Error {
  override name = 'ChunkMissing'
}

/**
 * A component in a chunk of its own; a `Suspense` around it shows what stands there while it loads. A chunk that does
 * not come (an outage, a new deployment) takes nothing else with it, and is asked for again: by a press, when the
 * connection is back, and after a while. `lazy` alone keeps a failure until the page is loaded anew.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: Missing = 'page',
): ComponentType<Props> {
  const ask = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        throw new ChunkMissing('a part of the app did not load', { cause: error })
      }
    })
  let latest = ask()
  return function Late(props: Props) {
    const [part, setPart] = useState(() => latest)
    const [tries, setTries] = useState(0)
    const again = () => {
      latest = ask()
      setPart(() => latest)
      setTries(tries + 1)
    }
    return (
      <LateBoundary
        key={tries}
        // The next one to open it asks anew.
        onMissing={() => (latest = ask())}
        contained={missing !== 'page'}
        instead={<InItsPlace missing={missing} tries={tries} again={again} />}
      >
        {createElement<Props>(part, props)}
      </LateBoundary>
    )
  }
}

interface BoundaryProps {
  children: ReactNode
  instead: ReactNode
  onMissing: () => void
  /** Whether a fault of the part itself stays here too; else it is the route's to show. */
  contained: boolean
}

class LateBoundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkMissing) this.props.onMissing()
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!(error instanceof ChunkMissing) && !this.props.contained) throw error
    return this.props.instead
  }
}

interface InItsPlaceProps {
  missing: Missing
  tries: number
  again: () => void
}

function InItsPlace({ missing, tries, again }: InItsPlaceProps) {
  const { state } = useAtomValue(connectionAtom)
  const onAgain = useEffectEvent(again)
  useEffect(() => {
    if (missing !== 'over') return
    toast('error', t`A part of the app did not load. Nothing you did was lost.`, {
      label: t({ message: 'Try again', comment: 'Button: loads a part of the app again' }),
      run: () => onAgain(),
    })
  }, [missing])
  useOnReconnect(missing === 'extra' ? again : nothing)
  useEffect(() => {
    if (missing === 'over' || state === 'offline') return undefined
    const wait = Math.min(firstWait * 2 ** tries, longestWait) * (0.75 + Math.random() / 2)
    const timer = setTimeout(() => onAgain(), wait)
    return () => clearTimeout(timer)
  }, [missing, tries, state])
  return missing === 'page' ? <PageFailed onRetry={again} /> : null
}
