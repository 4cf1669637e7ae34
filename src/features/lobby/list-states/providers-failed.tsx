import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '../../../contract/result.ts'
import { Button } from '../../../ui/button.tsx'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { ListState } from '../../../ui/states/list-state.tsx'

interface ProvidersFailedProps {
  error: ApiError
  isFetching: boolean
  onRetry: () => void
}

/** Error state of the provider list when it could not be loaded. */
export function ProvidersFailed({ error, isFetching, onRetry }: ProvidersFailedProps) {
  const { t, i18n } = useLingui()
  return (
    <ListState
      icon={error.code === 'OFFLINE_ERROR' ? 'offline' : 'warning'}
      title={t`The provider list could not be loaded.`}
      urgent
      action={
        <Button busy={isFetching} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {i18n._(errorMessage(error))}
    </ListState>
  )
}
