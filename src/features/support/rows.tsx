import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Button } from '../../ui/button.tsx'
import { ClockTime } from '../../ui/clock-time.tsx'
import { failureWords } from '../../ui/failure-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './rows.module.css'
import type { SeenList } from './seen-list.ts'

interface RowsProps<Item> {
  list: SeenList<Item>
  renderRow: (item: Item) => ReactNode
  /** Says that there is nothing. */
  empty: ReactNode
  /** The list's accessible name. */
  label: string
}

/** The rows of a board in all their states: loading, empty, failed, offline, old. */
export function Rows<Item extends { readonly id: string }>({
  list,
  renderRow,
  empty,
  label,
}: RowsProps<Item>) {
  const { t, i18n } = useLingui()
  const { items, failure, offline, staleSince } = list
  const again = (
    <Button variant="filled" onClick={list.refresh}>
      <Trans>Try again</Trans>
    </Button>
  )
  if (!items && offline) {
    return (
      <ListState icon="offline" title={t`You are offline`}>
        <Trans>This list has not been read on this device yet. It appears when you are connected.</Trans>
      </ListState>
    )
  }
  if (!items && failure) {
    return (
      <ListState icon="warning" title={t`This list could not be loaded`} urgent action={again}>
        {i18n._(failureWords(failure))}
      </ListState>
    )
  }
  if (!items) {
    return (
      <div className={styles.list} aria-busy="true">
        <output className={styles.hidden}>
          <Trans>Loading</Trans>
        </output>
        {Array.from({ length: 5 }, (_, index) => (
          <div key={index} className={styles.place}>
            <Skeleton className={styles.titlePlace} />
            <Skeleton className={styles.textPlace} />
          </div>
        ))}
      </div>
    )
  }
  return (
    <>
      {staleSince === undefined ? null : (
        <p className={styles.age}>
          <Icon name="clock" size={18} />
          <span>
            <Trans>
              List as of <ClockTime at={staleSince} />
            </Trans>
          </span>
          {offline ? null : (
            <button type="button" className={styles.again} onClick={list.refresh}>
              <Trans>Refresh</Trans>
            </button>
          )}
        </p>
      )}
      {items.length === 0 ? (
        empty
      ) : (
        <ul className={styles.list} aria-label={label}>
          {items.map((item) => (
            <li key={item.id} className={styles.item}>
              {renderRow(item)}
            </li>
          ))}
        </ul>
      )}
      {list.hasMore ? (
        <div className={styles.more}>
          <button
            type="button"
            className={recipeClass('chip')}
            onClick={list.loadMore}
            disabled={list.loadingMore || offline}
            aria-busy={list.loadingMore || undefined}
          >
            {list.loadingMore ? <Trans>Loading</Trans> : <Trans>Show more</Trans>}
          </button>
        </div>
      ) : null}
    </>
  )
}
