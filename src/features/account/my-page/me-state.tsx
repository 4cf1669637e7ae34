import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '../../../contract/result.ts'
import { Button } from '../../../ui/button.tsx'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { ListState } from '../../../ui/states/list-state.tsx'
import { icons } from '../../../ui/icon/icons.ts'

interface MeStateProps {
  error: ApiError
  onRetry: () => void
}

/** Shown instead of rows that could not be loaded. */
export function MeState({ error, onRetry }: MeStateProps) {
  const { t, i18n } = useLingui()
  return (
    <ListState
      icon={icons.warning}
      title={t`This could not be loaded`}
      urgent
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {i18n._(errorMessage(error))}
    </ListState>
  )
}
