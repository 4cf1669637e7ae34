import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useRemoteList } from '../../../platform/remote/actions.ts'
import { playerAtom } from '../../../session/player.ts'
import { useTab } from '../../../session/tab.ts'
import { userInfoAtom } from '../../../session/user-info.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Button } from '../../../ui/button.tsx'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { ListState } from '../../../ui/states/list-state.tsx'
import { withMinus } from '../../../ui/money/money-text.ts'
import { ClockTime } from '../../../ui/time/clock-time.tsx'
import { OfflineLine } from '../../../ui/states/offline-line.tsx'
import { AskLink } from '../parts/ask-link.tsx'
import card from '../parts/card.module.css'
import { transactions } from '../history/history-cache.ts'
import { RowSkeletons } from '../history/row-skeletons.tsx'
import { useSite } from '../parts/site.ts'
import { nearTime } from '../requests/near-time.ts'
import styles from './points-list.module.css'
import { ownZone } from '../parts/own-zone.ts'
import { typeMessage } from '../requests/status-message.ts'
import { icons } from '../../../ui/icon/icons.ts'

/** Movements of the player's points; from this device when the operator cannot be asked. */
export function PointsList() {
  const player = useAtomValue(playerAtom)
  return player === undefined ? null : <Points player={player} />
}

function Points({ player }: { player: string }) {
  const { t, i18n } = useLingui()
  const { clock } = useTab()
  const points = useAtomValue(userInfoAtom)?.info.points
  const { zone } = useSite()
  const list = useRemoteList(transactions(player, {}, zone, 'points'))
  const { error, fetchedAt, isFromDevice, status } = list
  const rows = isFromDevice && status === 'loading' ? undefined : list.data
  const newest = isFromDevice ? undefined : rows?.[0]?.after
  const refetch = useEffectEvent(() => void list.refresh())
  useEffect(() => {
    if (newest !== undefined && points !== undefined && newest !== points) refetch()
  }, [newest, points])
  const signed = new Intl.NumberFormat(i18n.locale, { signDisplay: 'exceptZero' })
  if (!rows && !error) return <RowSkeletons />
  return (
    <section className={`${recipeClass('card')} ${card.card}`}>
      <h2 className={card.title}>
        <Trans>Points earned and converted</Trans>
      </h2>
      {!rows && error?.code === 'OFFLINE_ERROR' ? (
        <OfflineLine />
      ) : !rows && error ? (
        <ListState
          icon={icons.warning}
          title={t`The points could not be loaded.`}
          action={<Button busy={list.isFetching} onClick={() => void list.refresh()}>{t`Try again`}</Button>}
        >
          {i18n._(errorMessage(error))}
        </ListState>
      ) : rows?.length === 0 ? (
        <p className={card.text}>
          <Trans>No points yet. Settled bets earn them.</Trans>
        </p>
      ) : (
        <ul>
          {rows?.map((row) => (
            <li key={row.id} className={styles.row}>
              <span className={styles.text}>
                {i18n._(typeMessage[row.type])}
                <time dateTime={row.date}>
                  {nearTime(Date.parse(row.date), clock.now(), i18n.locale, ownZone())}
                </time>
              </span>
              <span className={styles.amount} data-sign={Math.sign(row.amount)}>
                {withMinus(signed.format(row.amount))}
              </span>
              <AskLink about="points" id={row.id} label={t`Ask about these points`} />
            </li>
          ))}
        </ul>
      )}
      {rows && isFromDevice && fetchedAt ? (
        <p className={card.text}>
          <Trans>
            As of <ClockTime at={fetchedAt} />
          </Trans>
        </p>
      ) : null}
      {list.hasMore ? (
        <Button
          variant="quiet"
          wide
          aria-disabled={list.isLoadingMore || undefined}
          onClick={() => {
            if (!list.isLoadingMore) list.loadMore()
          }}
        >
          {list.isLoadingMore ? <Trans>Loading</Trans> : <Trans>Load more</Trans>}
        </Button>
      ) : null}
    </section>
  )
}
