import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../button.tsx'
import { ListState } from './list-state.tsx'
import { useOnReconnect } from '../use-on-reconnect.ts'
import { icons } from '../icon/icons.ts'

/** Error page for a chunk that did not load or a component that threw. It retries on reconnection. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  useOnReconnect(onRetry)
  return (
    <ListState
      icon={icons.warning}
      title={t`This page could not be shown`}
      urgent
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>A part of the app did not load. Nothing you did was lost.</Trans>
    </ListState>
  )
}
