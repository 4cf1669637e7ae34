import { Grid } from '@chakra-ui/react/grid'
import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { ResourceList } from '../../../platform/query/use-resource.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './load-more.module.css'

interface LoadMoreProps {
  list: Pick<ResourceList<unknown>, 'error' | 'hasMore' | 'isLoadingMore' | 'loadMore'>
  shown: number
  /** Whether the rows are cached on this device, so that no more can be loaded. */
  isFromDevice: boolean
}

/** The load-more button of spec §2. It keeps the focus while loading; after the last page the focus moves to the count. */
export function LoadMore({ list, shown, isFromDevice }: LoadMoreProps) {
  const end = useRef<HTMLParagraphElement>(null)
  const wasClicked = useRef(false)
  const { hasMore, isLoadingMore, error } = list
  useEffect(() => {
    if (isLoadingMore || hasMore || !wasClicked.current) return
    wasClicked.current = false
    end.current?.focus()
  }, [isLoadingMore, hasMore])
  return (
    <Grid gap="12px">
      <p ref={end} tabIndex={-1} className={styles.count} role="status">
        {hasMore || isFromDevice ? (
          <Plural value={shown} one="# transaction shown" other="# transactions shown" />
        ) : (
          <Plural value={shown} one="# transaction in total" other="All # transactions shown" />
        )}
      </p>
      {hasMore && !isFromDevice ? (
        <Button
          wide
          busy={isLoadingMore}
          onClick={() => {
            wasClicked.current = true
            list.loadMore()
          }}
        >
          {isLoadingMore ? (
            <Trans>Loading</Trans>
          ) : error ? (
            <Trans>Could not load. Try again</Trans>
          ) : (
            <Trans>Load more</Trans>
          )}
        </Button>
      ) : null}
    </Grid>
  )
}
