import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '../../../contract/result.ts'
import { Button } from '../../../ui/button.tsx'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { ListState } from '../../../ui/states/list-state.tsx'
import { icons } from '../../../ui/icon/icons.ts'

interface ListFailedProps {
  of: 'games' | 'providers'
  error: ApiError | undefined
  isFetching: boolean
  onRetry: () => void
}

/** Error state of a list of games, or of the providers, that could not be loaded. */
export function ListFailed({ of, error, isFetching, onRetry }: ListFailedProps) {
  const { t, i18n } = useLingui()
  return (
    <ListState
      icon={error?.code === 'OFFLINE_ERROR' ? icons.offline : icons.warning}
      title={of === 'games' ? t`The games could not be loaded.` : t`The provider list could not be loaded.`}
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
