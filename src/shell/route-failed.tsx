import { Trans, useLingui } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '../ui/button.tsx'
import { ListState } from '../ui/list-state.tsx'

/** A page that could not be shown: a part that did not load, or a fault of ours. */
export function RouteFailed({ reset }: ErrorComponentProps) {
  const { t } = useLingui()
  return (
    <ListState
      icon="warning"
      title={t`This page could not be shown`}
      urgent
      action={
        <Button variant="filled" onClick={reset}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>A part of the app did not load. Nothing you did was lost.</Trans>
    </ListState>
  )
}
