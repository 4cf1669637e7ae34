import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isOutdated, type ResourceList } from '../../../platform/query/use-resource.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Button } from '../../../ui/button.tsx'
import { DataAge } from '../../../ui/time/data-age.tsx'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { ConnectionTitle } from '../../../ui/states/unreachable.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { AnimatedList } from '../../../ui/motion/animated-list.tsx'
import { ListState } from '../../../ui/states/list-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import styles from './rows.module.css'

interface RowsProps<Item> {
  list: ResourceList<Item>
  renderRow: (item: Item) => ReactNode
  /** Rendered when the list has no items. */
  empty: ReactNode
  /** Accessible name of the list. */
  label: string
}

/** The rows of a board in every state: loading, empty, failed, offline, stale. */
export function Rows<Item extends { readonly id: string }>({
  list,
  renderRow,
  empty,
  label,
}: RowsProps<Item>) {
  const { t, i18n } = useLingui()
  const { data: items, error, fetchedAt, status } = list
  const offline = status === 'offline'
  const refresh = () => void list.refresh()
  const retryButton = (
    <Button onClick={refresh}>
      <Trans>Try again</Trans>
    </Button>
  )
  if (!items && offline) {
    return (
      <ListState icon={icons.offline} title={<ConnectionTitle />}>
        <Trans>This list is not saved on this device yet. It will appear once the connection is back.</Trans>
      </ListState>
    )
  }
  if (!items && error) {
    return (
      <ListState icon={icons.warning} title={t`This list could not be loaded`} urgent action={retryButton}>
        {i18n._(errorMessage(error))}
      </ListState>
    )
  }
  if (!items) {
    return (
      <div className={styles.list} aria-busy="true">
        <output className="visually-hidden">
          <Trans>Loading</Trans>
        </output>
        {Array.from({ length: 5 }, (_, index) => (
          <Grid key={index} gap="10px" minH="84px" p="20px 18px" borderRadius="card" background="surface">
            <Skeleton width="62%" height={14} />
            <Skeleton width="84%" height={12} />
          </Grid>
        ))}
      </div>
    )
  }
  return (
    <>
      {fetchedAt === undefined || !isOutdated(list) ? null : (
        <Text textStyle="note" display="flex" alignItems="center" gap="8px" minH="44px" color="subText">
          <Icon path={icons.clock} size={18} />
          <span>
            <DataAge at={fetchedAt} />
          </span>
          {offline ? null : (
            <button type="button" className={styles.refresh} onClick={refresh}>
              <Trans>Refresh</Trans>
            </button>
          )}
        </Text>
      )}
      {items.length === 0 ? (
        empty
      ) : (
        <AnimatedList
          items={items}
          renderItem={renderRow}
          label={label}
          className={styles.list}
          itemClassName={styles.item}
        />
      )}
      {list.hasMore ? (
        <Flex justify="center" p="20px 0 8px">
          <button
            type="button"
            className={recipeClass('chip')}
            onClick={() => {
              if (!list.isLoadingMore) list.loadMore()
            }}
            disabled={offline}
            aria-disabled={list.isLoadingMore || undefined}
            aria-busy={list.isLoadingMore || undefined}
          >
            {list.isLoadingMore ? <Trans>Loading</Trans> : <Trans>Show more</Trans>}
          </button>
        </Flex>
      ) : null}
    </>
  )
}
