import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import type { ResourceState } from '../../../platform/query/use-resource.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Button } from '../../../ui/button.tsx'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { ConnectionTitle } from '../../../ui/states/unreachable.tsx'
import { ListState } from '../../../ui/states/list-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import styles from './article.module.css'
import { SiteTime } from '../../../ui/time/site-time.tsx'
import { longDate } from '../../../ui/time/site-time-text.ts'
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
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // While the item was loading the board had only the column of the item to focus.
    if (document.activeElement?.matches('[data-board-detail]'))
      heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <article className={`${recipeClass('card')} ${styles.article}`} aria-labelledby="opened">
      <Flex align="flex-start" gap="12px">
        <Box flex="1" minW="0">
          <chakra.h2
            ref={heading}
            id="opened"
            tabIndex={-1}
            textStyle="heading"
            overflowWrap="anywhere"
            outline="none"
          >
            {title}
          </chakra.h2>
          <p className={styles.meta}>
            <SiteTime at={Date.parse(date)} format={longDate} />
            {badge}
          </p>
        </Box>
        {actions}
      </Flex>
      {text === undefined ? (
        <Grid aria-busy="true" gap="12px" mt="22px">
          <Skeleton height={13} />
          <Skeleton height={13} />
          <Skeleton height={13} />
        </Grid>
      ) : text === null ? null : (
        <Text mt="18px" fontSize="1rem" lineHeight="1.65" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </Text>
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
      <ListState icon={icons.offline} title={<ConnectionTitle />}>
        <Trans>This is not saved on this device yet. It will appear once the connection is back.</Trans>
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
      <Skeleton width="60%" height={20} />
      <Grid gap="12px" mt="22px">
        <Skeleton height={13} />
        <Skeleton height={13} />
      </Grid>
    </div>
  )
}
