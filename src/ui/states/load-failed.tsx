import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApiError } from '@marquee/contract/result.ts'
import { Button } from '../button.tsx'
import { icons } from '../icon/icons.ts'
import { errorMessage } from './error-message.ts'
import { ListState } from './list-state.tsx'

interface LoadFailedProps {
  /** What could not be loaded, as a sentence. */
  title: ReactNode
  error: ApiError | undefined
  /** Whether a retry is pending. */
  busy?: boolean
  onRetry: () => void
}

/** Replaces data that could not be fetched: shows the error, and a button to retry. */
export function LoadFailed({ title, error, busy = false, onRetry }: LoadFailedProps) {
  const { i18n } = useLingui()
  return (
    <ListState
      icon={error?.code === 'OFFLINE_ERROR' ? icons.offline : icons.warning}
      title={title}
      urgent
      action={
        <Button busy={busy} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {error ? i18n._(errorMessage(error)) : null}
    </ListState>
  )
}
