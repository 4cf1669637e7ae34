import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { atom, useAtomValue } from 'jotai'
import { sessionAtom } from '../../session/session.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Button } from '../../ui/button.tsx'
import { failureWords } from '../../ui/failure-words.ts'
import { ListState } from '../../ui/list-state.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ZoneNote } from './zone-note.tsx'
import styles from './card.module.css'
import own from './requests-section.module.css'
import { RequestCard } from './request-card.tsx'
import { RequestRow } from './request-row.tsx'
import {
  allRequests,
  type KnownRequests,
  nameOf,
  refreshRequests,
  requestsFailureAtom,
  requestsOf,
} from './requests.ts'

const knownAtom = atom<KnownRequests>((get) => {
  const session = get(sessionAtom)
  return session.state === 'signedIn' ? get(requestsOf(session.username).atom) : null
})

/** The player's requests as last heard; null while nothing is known. */
export function useRequests(): KnownRequests {
  return useAtomValue(knownAtom)
}

/** How many decided requests stand under the open ones; the rest is in the history. */
const SHOWN = 4

interface RequestsSectionProps {
  kind: 'deposit' | 'withdraw'
  /** The request that the player has just made: its card takes the focus when it comes. */
  asked: string | undefined
}

/** The requests under way as timelines, then the last decided ones of a kind. */
export function RequestsSection({ kind, asked }: RequestsSectionProps) {
  const { t, i18n } = useLingui()
  const known = useRequests()
  const failure = useAtomValue(requestsFailureAtom)
  const all = allRequests(known)
  const open = all.filter((request) => request.status === 'waiting')
  const decided = all.filter((request) => request.status !== 'waiting' && request.kind === kind)
  // Under a request that waits, a list that says there are none would deny it.
  const bare = known !== null && decided.length === 0 && open.some((request) => request.kind === kind)
  return (
    <>
      {open
        .toSorted((a, b) => Number(b.kind === kind) - Number(a.kind === kind))
        .map((request) => (
          <RequestCard
            key={nameOf(request)}
            request={request}
            focused={request.kind === kind && request.id === asked}
          />
        ))}
      {bare ? null : (
        <section className={`${recipeClass('card')} ${styles.card}`} aria-busy={known ? undefined : true}>
          <div className={styles.top}>
            <h2 className={styles.title}>
              {kind === 'deposit' ? <Trans>Last deposits</Trans> : <Trans>Last withdrawals</Trans>}
            </h2>
            <Link
              to="/wallet/history"
              search={{ tab: kind === 'deposit' ? 'deposits' : 'withdrawals' }}
              className={own.all}
            >
              <Trans comment="Link to the whole list">All</Trans>
            </Link>
          </div>
          {!known && failure ? (
            <ListState
              icon={failure.code === 'OFFLINE_ERROR' ? 'offline' : 'warning'}
              title={t`The requests could not be loaded.`}
              action={<Button onClick={() => void refreshRequests()}>{t`Try again`}</Button>}
            >
              {i18n._(failureWords(failure))}
            </ListState>
          ) : known && decided.length === 0 ? (
            <p className={own.none}>
              {kind === 'deposit' ? <Trans>No deposits yet.</Trans> : <Trans>No withdrawals yet.</Trans>}
            </p>
          ) : (
            <ul>
              {known
                ? decided
                    .slice(0, SHOWN)
                    .map((request) => <RequestRow key={nameOf(request)} request={request} />)
                : [1, 2].map((place) => (
                    <li key={place} className={own.place}>
                      <Skeleton className={own.disc} />
                      <Skeleton className={own.line} />
                    </li>
                  ))}
            </ul>
          )}
          {decided.length > 0 ? <ZoneNote clock="player" /> : null}
          {known && failure ? (
            <p className={styles.text}>
              <Trans>
                As of <RelativeTime at={known.at} />
              </Trans>
            </p>
          ) : null}
        </section>
      )}
    </>
  )
}
