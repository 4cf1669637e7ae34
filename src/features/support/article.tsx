import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Failure } from '../../contract/result.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Button } from '../../ui/button.tsx'
import { failureWords } from '../../ui/failure-words.ts'
import { ListState } from '../../ui/list-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './article.module.css'
import { LongDate } from './dates.tsx'

interface ArticleProps {
  title: string
  /** ISO 8601. */
  date: string
  badge?: ReactNode
  /** Plain text as it came; shown with its line ends, never read as markup. */
  text: string | undefined
  /** Small buttons at the end of its head. */
  actions?: ReactNode
  /** Below the text: an answer, a reference. */
  children?: ReactNode
}

/** One announcement, memo or inquiry, opened. */
export function Article({ title, date, badge, text, actions, children }: ArticleProps) {
  return (
    <article className={`${recipeClass('card')} ${styles.article}`} aria-labelledby="opened">
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id="opened" tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <p className={styles.meta}>
            <LongDate iso={date} />
            {badge}
          </p>
        </div>
        {actions}
      </div>
      {text === undefined ? (
        <div aria-busy="true" className={styles.places}>
          <Skeleton className={styles.place} />
          <Skeleton className={styles.place} />
          <Skeleton className={styles.place} />
        </div>
      ) : (
        <p className={styles.text}>{text}</p>
      )}
      {children}
    </article>
  )
}

interface ArticleStateProps {
  failure: Failure | undefined
  offline: boolean
  onRetry: () => void
}

/** What stands there instead: still coming, not there, not to be had offline. */
export function ArticleState({ failure, offline, onRetry }: ArticleStateProps) {
  const { t, i18n } = useLingui()
  if (offline) {
    return (
      <ListState icon="offline" title={t`You are offline`}>
        <Trans>This has not been read on this device yet. It appears when you are connected.</Trans>
      </ListState>
    )
  }
  if (failure) {
    const gone = failure.status === 404
    return (
      <ListState
        icon="warning"
        title={gone ? t`This does not exist any more` : t`This could not be loaded`}
        urgent
        action={
          gone ? undefined : (
            <Button variant="filled" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )
        }
      >
        {gone ? null : i18n._(failureWords(failure))}
      </ListState>
    )
  }
  return (
    <div className={`${recipeClass('card')} ${styles.article}`} aria-busy="true">
      <Skeleton className={styles.titlePlace} />
      <div className={styles.places}>
        <Skeleton className={styles.place} />
        <Skeleton className={styles.place} />
      </div>
    </div>
  )
}
