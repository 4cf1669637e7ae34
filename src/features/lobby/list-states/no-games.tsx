import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { ListState } from '../../../ui/states/list-state.tsx'
import { icons } from '../../../ui/icon/icons.ts'

interface NoGamesProps {
  /** Whether filters are set, so that clearing them may show games. */
  limited: boolean
  onClear: () => void
}

/** Empty state of a list of games. */
export function NoGames({ limited, onClear }: NoGamesProps) {
  const { t } = useLingui()
  if (!limited) return <ListState icon={icons.grid} title={t`There are no games here yet.`} />
  return (
    <ListState
      icon={icons.search}
      title={t`No games match all of these filters.`}
      action={
        <Button onClick={onClear}>
          <Trans>Clear all</Trans>
        </Button>
      }
    >
      <Trans>Use fewer filters to see more games.</Trans>
    </ListState>
  )
}
