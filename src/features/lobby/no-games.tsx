import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { ListState } from '../../ui/list-state.tsx'

interface NoGamesProps {
  /** Whether filters left nothing, or there was nothing. */
  limited: boolean
  onClear: () => void
}

/** Stands where games would, when none fits. */
export function NoGames({ limited, onClear }: NoGamesProps) {
  const { t } = useLingui()
  if (!limited) return <ListState icon="grid" title={t`There are no games here yet.`} />
  return (
    <ListState
      icon="search"
      title={t`No game fits all of these filters.`}
      action={
        <Button onClick={onClear}>
          <Trans>Clear all</Trans>
        </Button>
      }
    >
      <Trans>Fewer filters show more games.</Trans>
    </ListState>
  )
}
