import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '../../contract/result.ts'
import { Button } from '../../ui/button.tsx'
import { failureWords } from '../../ui/failure-words.ts'
import { ListState } from '../../ui/list-state.tsx'

interface MeStateProps {
  failure: Failure
  onRetry: () => void
}

/** In place of a card's rows that could not be loaded. */
export function MeState({ failure, onRetry }: MeStateProps) {
  const { t, i18n } = useLingui()
  return (
    <ListState
      icon="warning"
      title={t`This could not be loaded`}
      urgent
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {i18n._(failureWords(failure))}
    </ListState>
  )
}
