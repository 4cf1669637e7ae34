import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import styles from './load-more.module.css'
import type { Pages } from './use-pages.ts'

interface LoadMoreProps {
  pages: Pages<unknown>
  shown: number
  /** Whether the rows are this device's copy: more cannot be asked for. */
  fromDevice: boolean
}

/** The load-more button of section 2. It keeps the focus while it loads, and gives it to the end of the list. */
export function LoadMore({ pages, shown, fromDevice }: LoadMoreProps) {
  const end = useRef<HTMLParagraphElement>(null)
  const pressed = useRef(false)
  const { more, loadingMore, failure } = pages
  useEffect(() => {
    if (loadingMore || more || !pressed.current) return
    pressed.current = false
    end.current?.focus()
  }, [loadingMore, more])
  return (
    <div className={styles.more}>
      <p ref={end} tabIndex={-1} className={styles.count} role="status">
        {more || fromDevice ? (
          <Plural value={shown} one="# transaction shown" other="# transactions shown" />
        ) : (
          <Plural value={shown} one="# transaction, that is all" other="# transactions, that is all" />
        )}
      </p>
      {more && !fromDevice ? (
        // Not disabled while it loads: a disabled button would lose the focus.
        <Button
          wide
          aria-busy={loadingMore || undefined}
          aria-disabled={loadingMore || undefined}
          onClick={() => {
            if (loadingMore) return
            pressed.current = true
            void pages.loadMore()
          }}
        >
          {loadingMore ? (
            <Trans>Loading</Trans>
          ) : failure ? (
            <Trans>That did not load. Try again</Trans>
          ) : (
            <Trans>Load more</Trans>
          )}
        </Button>
      ) : null}
    </div>
  )
}
