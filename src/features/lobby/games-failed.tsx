import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '../../contract/result.ts'
import { Button } from '../../ui/button.tsx'
import { failureWords } from '../../ui/failure-words.ts'
import { ListState } from '../../ui/list-state.tsx'

interface GamesFailedProps {
  failure: Failure | undefined
  busy: boolean
  onRetry: () => void
}

/** Stands where games would, when they never came. */
export function GamesFailed({ failure, busy, onRetry }: GamesFailedProps) {
  const { t, i18n } = useLingui()
  return (
    <ListState
      icon={failure?.code === 'OFFLINE_ERROR' ? 'offline' : 'warning'}
      title={t`The games could not be loaded.`}
      urgent
      action={
        <Button busy={busy} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {failure ? i18n._(failureWords(failure)) : null}
    </ListState>
  )
}
