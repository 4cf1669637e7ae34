import { t } from '@lingui/core/macro'
import { Component, type ReactNode } from 'react'
import { toast } from '../ui/toast.ts'

interface PartBoundaryProps {
  children: ReactNode
  /** Nobody asked for this part: when it does not come, nothing is said. */
  quiet?: boolean
}

/**
 * Around a part that lies over the page and has a chunk of its own: when the chunk does not come (an outage, a new
 * deployment), the part stays away and the page stays.
 */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(): void {
    if (this.props.quiet) return
    toast('error', t`A part of the app did not load. Nothing you did was lost.`, {
      label: t({ message: 'Reload', comment: 'Button: loads the app again' }),
      run: () => location.reload(),
    })
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
