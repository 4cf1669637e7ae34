import { Text } from '@chakra-ui/react/text'
import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { isOutdated, useResource } from '../../../platform/query/use-resource.ts'
import { playerAtom } from '../../../session/player.ts'
import { useTab } from '../../../session/tab.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Button } from '../../../ui/button.tsx'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { ListState } from '../../../ui/states/list-state.tsx'
import { DataAge } from '../../../ui/time/data-age.tsx'
import { AnimatedList } from '../../../ui/motion/animated-list.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import styles from '../parts/card.module.css'
import { ZoneNote } from '../parts/zone-note.tsx'
import own from './requests-section.module.css'
import { RequestCard } from './request-card.tsx'
import { RequestRow } from './request-row.tsx'
import { allRequests, requestKey, requests } from './requests.ts'
import { icons } from '../../../ui/icon/icons.ts'

/** Number of decided requests that are listed; the history has the rest. */
const SHOWN = 4

interface RequestsSectionProps {
  kind: 'deposit' | 'withdraw'
  /** The request that was just submitted: its card takes the focus. */
  focusedId: string | undefined
}

/** The waiting requests as timelines, and the last decided ones of a kind. */
export function RequestsSection({ kind, focusedId }: RequestsSectionProps) {
  const { t, i18n } = useLingui()
  const tab = useTab()
  const player = useAtomValue(playerAtom)
  const state = useResource(player === undefined ? undefined : requests(tab, player))
  const { data: known, error, fetchedAt } = state
  const all = allRequests(known)
  const open = all.filter((request) => request.status === 'waiting')
  const decided = all.filter((request) => request.status !== 'waiting' && request.kind === kind)
  // An empty list would contradict a waiting request above it.
  const bare = known !== undefined && decided.length === 0 && open.some((request) => request.kind === kind)
  const heading = useRef<HTMLHeadingElement>(null)
  const waiting = open.length
  const previous = useRef(waiting)
  useEffect(() => {
    const isDecided = waiting < previous.current
    previous.current = waiting
    // The card of a new request has the focus, and is removed when the request is decided.
    if (isDecided && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [waiting])
  return (
    <>
      {open
        .toSorted((a, b) => Number(b.kind === kind) - Number(a.kind === kind))
        .map((request) => (
          <RequestCard
            key={requestKey(request)}
            request={request}
            focused={request.kind === kind && request.id === focusedId}
          />
        ))}
      {bare ? null : (
        <section className={`${recipeClass('card')} ${styles.card}`} aria-busy={known ? undefined : true}>
          <div className={styles.top}>
            <h2 ref={heading} tabIndex={-1} className={styles.title}>
              {kind === 'deposit' ? <Trans>Recent deposits</Trans> : <Trans>Recent withdrawals</Trans>}
            </h2>
            <Link
              to="/wallet/history"
              search={{ tab: kind === 'deposit' ? 'deposits' : 'withdrawals' }}
              className={own.all}
            >
              <Trans comment="Link to the whole list">All</Trans>
            </Link>
          </div>
          {!known && error ? (
            <ListState
              icon={error.code === 'OFFLINE_ERROR' ? icons.offline : icons.warning}
              title={t`The requests could not be loaded.`}
              action={<Button onClick={() => void state.refresh()}>{t`Try again`}</Button>}
            >
              {i18n._(errorMessage(error))}
            </ListState>
          ) : known && decided.length === 0 ? (
            <Text p="12px 0 8px" color="subText">
              {kind === 'deposit' ? <Trans>No deposits yet.</Trans> : <Trans>No withdrawals yet.</Trans>}
            </Text>
          ) : known ? (
            <AnimatedList
              items={decided.slice(0, SHOWN)}
              renderItem={(request) => <RequestRow request={request} />}
            />
          ) : (
            <ul>
              {[1, 2].map((index) => (
                <chakra.li key={index} display="flex" alignItems="center" gap="12px" h="68px">
                  <Skeleton className={own.disc} />
                  <Skeleton width="45%" height={14} />
                </chakra.li>
              ))}
            </ul>
          )}
          {fetchedAt && isOutdated(state) ? (
            <p className={styles.text}>
              <DataAge at={fetchedAt} />
            </p>
          ) : null}
        </section>
      )}
      {all.length > 0 ? <ZoneNote /> : null}
    </>
  )
}
