import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '../../../contract/result.ts'
import { Button } from '../../../ui/button.tsx'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { ListState } from '../../../ui/states/list-state.tsx'

interface GamesFailedProps {
  error: ApiError | undefined
  isFetching: boolean
  onRetry: () => void
}

/** Error state of a list of games that could not be loaded. */
export function GamesFailed({ error, isFetching, onRetry }: GamesFailedProps) {
  const { t, i18n } = useLingui()
  return (
    <ListState
      icon={error?.code === 'OFFLINE_ERROR' ? 'offline' : 'warning'}
      title={t`The games could not be loaded.`}
      urgent
      action={
        <Button busy={isFetching} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {error ? i18n._(errorMessage(error)) : null}
    </ListState>
  )
}
