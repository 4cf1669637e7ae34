import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ResourceState } from '../../../platform/query/use-resource.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Button } from '../../../ui/button.tsx'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { ListState } from '../../../ui/states/list-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import styles from './article.module.css'
import { LongDate } from './dates.tsx'
import { icons } from '../../../ui/icon/icons.ts'

interface ArticleProps {
  title: string
  /** ISO 8601. */
  date: string
  badge?: ReactNode
  /** Plain text with line breaks; markup is never interpreted. Undefined while it loads, null for none. */
  text: string | undefined | null
  /** Icon buttons at the end of the header. */
  actions?: ReactNode
  /** Content below the text, such as an answer or a reference. */
  children?: ReactNode
}

/** An opened announcement, memo or inquiry. */
export function Article({ title, date, badge, text, actions, children }: ArticleProps) {
  return (
    <article className={`${recipeClass('card')} ${styles.article}`} aria-labelledby="opened">
      <div className={styles.head}>
        <div className={styles.details}>
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
        <div aria-busy="true" className={styles.lines}>
          <Skeleton className={styles.line} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.line} />
        </div>
      ) : text === null ? null : (
        <p className={styles.text}>{text}</p>
      )}
      {children}
    </article>
  )
}

interface ArticleStateProps {
  state: Pick<ResourceState<unknown>, 'error' | 'status'>
  onRetry: () => Promise<unknown>
}

/** States of an article that is not available: loading, deleted, failed, or not cached while offline. */
export function ArticleState({ state: { error, status }, onRetry }: ArticleStateProps) {
  const { t, i18n } = useLingui()
  if (status === 'offline') {
    return (
      <ListState icon={icons.offline} title={t`You are offline`}>
        <Trans>This has not been read on this device yet. It will appear once you are online.</Trans>
      </ListState>
    )
  }
  if (error) {
    const gone = error.status === 404
    return (
      <ListState
        icon={icons.warning}
        title={gone ? t`This no longer exists` : t`This could not be loaded`}
        urgent
        action={
          gone ? undefined : (
            <Button onClick={() => void onRetry()}>
              <Trans>Try again</Trans>
            </Button>
          )
        }
      >
        {gone ? null : i18n._(errorMessage(error))}
      </ListState>
    )
  }
  return (
    <div className={`${recipeClass('card')} ${styles.article}`} aria-busy="true">
      <Skeleton className={styles.titleSkeleton} />
      <div className={styles.lines}>
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
      </div>
    </div>
  )
}
