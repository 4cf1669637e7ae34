import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { walletEndpoints } from '../../contract/wallet-endpoints.ts'
import { serverNow } from '../../platform/clock.ts'
import { call } from '../../platform/http.ts'
import { sessionAtom } from '../../session/session.ts'
import { userInfoAtom } from '../../session/watch.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Button } from '../../ui/button.tsx'
import { failureWords } from '../../ui/failure-words.ts'
import { ListState } from '../../ui/list-state.tsx'
import { withMinus } from '../../ui/money.tsx'
import { ClockTime } from '../../ui/clock-time.tsx'
import { OfflineLine } from '../../ui/offline-line.tsx'
import { AskLink } from './ask-link.tsx'
import card from './card.module.css'
import { keepRows, keptHistory } from './history/history-cache.ts'
import { RowSkeletons } from './history/row-skeletons.tsx'
import { usePages } from './history/use-pages.ts'
import { nearTime } from './near-time.ts'
import styles from './points-list.module.css'
import { ZoneNote } from './zone-note.tsx'
import { typeWords } from './status-words.ts'

/** How the points came and went; from this device when the operator cannot be asked. */
export function PointsList() {
  const session = useAtomValue(sessionAtom)
  return session.state === 'signedIn' ? <Points player={session.username} /> : null
}

function Points({ player }: { player: string }) {
  const { t, i18n } = useLingui()
  const points = useAtomValue(userInfoAtom)?.info.points
  const kept = useAtomValue(keptHistory(player, 'points').atom)
  const pages = usePages({
    key: ['wallet', player, 'points'],
    fetchPage: (cursor, signal) =>
      call(walletEndpoints.history, {
        query: { account: 'points', limit: '20', ...(cursor === undefined ? {} : { cursor }) },
        signal,
      }),
    onPage: (rows, at) => void keepRows(player, rows, at, 'points'),
  })
  const fromDevice = !pages.rows && pages.failure !== undefined && kept.at > 0
  const rows = pages.rows ?? (fromDevice ? kept.rows : undefined)
  const newest = pages.rows?.[0]?.after
  const refetch = useEffectEvent(pages.refetch)
  useEffect(() => {
    if (newest !== undefined && points !== undefined && newest !== points) refetch()
  }, [newest, points])
  const signed = new Intl.NumberFormat(i18n.locale, { signDisplay: 'exceptZero' })
  if (!rows && !pages.failure) return <RowSkeletons />
  return (
    <section className={`${recipeClass('card')} ${card.card}`}>
      <h2 className={card.title}>
        <Trans>Points earned and converted</Trans>
      </h2>
      {!rows && pages.failure?.code === 'OFFLINE_ERROR' ? (
        <OfflineLine />
      ) : !rows && pages.failure ? (
        <ListState
          icon="warning"
          title={t`The points could not be loaded.`}
          action={<Button busy={pages.loading} onClick={pages.refetch}>{t`Try again`}</Button>}
        >
          {i18n._(failureWords(pages.failure))}
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
                {i18n._(typeWords[row.type])}
                <time dateTime={row.date}>{nearTime(Date.parse(row.date), serverNow(), i18n.locale)}</time>
              </span>
              <span className={styles.amount} data-sign={Math.sign(row.amount)}>
                {withMinus(signed.format(row.amount))}
              </span>
              <AskLink about="points" id={row.id} label={t`Ask about these points`} />
            </li>
          ))}
        </ul>
      )}
      {rows && rows.length > 0 ? <ZoneNote clock="player" /> : null}
      {fromDevice ? (
        <p className={card.text}>
          <Trans>
            As of <ClockTime at={kept.at} />
          </Trans>
        </p>
      ) : null}
      {pages.more ? (
        <Button
          variant="quiet"
          wide
          aria-disabled={pages.loadingMore || undefined}
          onClick={() => {
            if (!pages.loadingMore) void pages.loadMore()
          }}
        >
          {pages.loadingMore ? <Trans>Loading</Trans> : <Trans>Load more</Trans>}
        </Button>
      ) : null}
    </section>
  )
}
