import { Trans, useLingui } from '@lingui/react/macro'
import { retryChunk } from '../../platform/update/chunk-failure.ts'
import { Button } from '../button.tsx'
import { failureMessage } from './failure-message.ts'
import { ListState } from './list-state.tsx'
import { useOnReconnect } from '../use-on-reconnect.ts'
import { icons } from '../icon/icons.ts'

interface PageFailedProps {
  error: unknown
  onRetry: () => void
}

/** Error page for a chunk that did not load or a component that threw. It retries on reconnection. */
export function PageFailed({ error, onRetry }: PageFailedProps) {
  const { t } = useLingui()
  useOnReconnect(onRetry)
  return (
    <ListState
      icon={icons.warning}
      title={t`This page could not be shown`}
      urgent
      action={
        <Button onClick={() => retryChunk(onRetry)}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {failureMessage(error)}
    </ListState>
  )
}
