import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { GameCount } from './game-count.tsx'
import { newestMonths } from './game-order.ts'
import { GamesFailed } from './games-failed.tsx'
import styles from './games-page.module.css'
import { ListAge } from './list-age.tsx'
import { NoGames } from './no-games.tsx'
import { SignInLine } from './sign-in-line.tsx'
import { GridSkeleton } from './tile-skeletons.tsx'
import { useAllGames, useProviderNames } from './use-all-games.ts'
import { PageGrid } from './virtual-grid.tsx'

const MONTHS = 12

interface NewGamesListProps {
  title: string
}

/** The newest games by month; comes with its own chunk. */
export default function NewGamesList({ title }: NewGamesListProps) {
  const { i18n } = useLingui()
  const all = useAllGames()
  const nameOf = useProviderNames(all.providers)
  const sections = useMemo(() => {
    const name = new Intl.DateTimeFormat(i18n.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    return newestMonths(all.games, MONTHS).map(({ month, games }) => ({
      title: name.format(new Date(`${month}-01T00:00:00Z`)),
      games,
    }))
  }, [all.games, i18n.locale])
  const count = sections.reduce((sum, { games }) => sum + games.length, 0)
  const failed = all.failure && all.games.length === 0
  return (
    <>
      {all.signedIn ? null : <SignInLine />}
      <div className={styles.line}>
        <output>{all.loading || failed ? null : <GameCount count={count} />}</output>
        {all.stale ? <ListAge at={all.at} onRetry={all.retry} /> : null}
      </div>
      {failed ? (
        <GamesFailed failure={all.failure} busy={all.busy} onRetry={all.retry} />
      ) : all.loading ? (
        <GridSkeleton place="page" />
      ) : count === 0 ? (
        <NoGames limited={false} onClear={all.retry} />
      ) : (
        <PageGrid sections={sections} label={title} providerOf={nameOf} />
      )}
    </>
  )
}
