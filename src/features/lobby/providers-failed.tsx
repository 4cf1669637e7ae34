import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '../../contract/result.ts'
import { Button } from '../../ui/button.tsx'
import { failureWords } from '../../ui/failure-words.ts'
import { ListState } from '../../ui/list-state.tsx'
import { refreshProviders } from './provider-list.ts'

interface ProvidersFailedProps {
  failure: Failure
  busy: boolean
}

/** Stands where the providers would, when they never came. */
export function ProvidersFailed({ failure, busy }: ProvidersFailedProps) {
  const { t, i18n } = useLingui()
  return (
    <ListState
      icon={failure.code === 'OFFLINE_ERROR' ? 'offline' : 'warning'}
      title={t`The provider list could not be loaded.`}
      urgent
      action={
        <Button busy={busy} onClick={() => void refreshProviders()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {i18n._(failureWords(failure))}
    </ListState>
  )
}
