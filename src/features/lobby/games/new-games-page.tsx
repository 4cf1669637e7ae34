import { useLingui } from '@lingui/react/macro'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import styles from './games-page.module.css'
import { NewGamesList } from './new-games-list.tsx'

/** The newest games of all providers by month, newest month first. */
export function NewGamesPage() {
  const { t } = useLingui()
  const title = t`New games`
  return (
    <div className={styles.page} data-wide="">
      <PageHeading>{title}</PageHeading>

      <NewGamesList title={title} />
    </div>
  )
}
