import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { GameCount } from '../list-states/game-count.tsx'
import { newestMonths } from '../filters/game-order.ts'
import { ListFailed } from '../list-states/list-failed.tsx'
import styles from './games-page.module.css'
import { ListAge } from '../list-states/list-age.tsx'
import { useIsLoading } from '../list-states/use-is-loading.ts'
import { MissingProviders } from '../list-states/missing-providers.tsx'
import { NoGames } from '../list-states/no-games.tsx'
import { SignInLine } from '../list-states/sign-in-line.tsx'
import { GridSkeleton } from '../grid/tile-skeletons.tsx'
import { useAllGames, useProviderNames } from '../catalogue/use-all-games.ts'
import { PageGrid } from '../grid/page-grid.tsx'

/** How many months the page shows. */
const MONTHS = 12

/** The newest games of all providers by month, newest month first. */
export function NewGamesPage() {
  const { t, i18n } = useLingui()
  const title = t`New games`
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
  const isLoading = useIsLoading(all, count)
  const failed = all.error && all.games.length === 0
  return (
    <div className={styles.page}>
      <PageHeading>{title}</PageHeading>
      {all.isOpen ? null : <SignInLine />}
      <MissingProviders all={all} isLoading={isLoading} />
      <div className={styles.line}>
        <output>{isLoading || failed ? null : <GameCount count={count} />}</output>
        <ListAge list={all} onRetry={all.retry} />
      </div>
      {failed ? (
        <ListFailed of="games" error={all.error} isFetching={all.isFetching} onRetry={all.retry} />
      ) : isLoading ? (
        <GridSkeleton container="page" />
      ) : count === 0 ? (
        <NoGames limited={false} onClear={all.retry} />
      ) : (
        <PageGrid sections={sections} label={title} providerOf={nameOf} />
      )}
    </div>
  )
}
