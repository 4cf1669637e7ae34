import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import type { GameKind } from '@marquee/contract/game.ts'
import { playStopAtom } from '../../session/play-stop.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'
import styles from './newest-games.module.css'

const NewestShelf = lazyWithRetry(
  () => import('../../features/lobby/home/newest-shelf.tsx').then((module) => module.NewestShelf),
  'silent',
)

/**
 * A shelf of the newest games of one kind, for the bottom of other pages. Nothing during a player's break, or if its chunk
 * fails to load.
 */
export function NewestGames({ kind }: { kind: GameKind }) {
  const isStopped = useAtomValue(playStopAtom) !== undefined
  if (isStopped) return null
  return (
    <div className={styles.slot} data-kind={kind}>
      <Suspense>
        <NewestShelf
          kind={kind}
          more={
            <Link to={kind === 'casino' ? '/game/livecasinonine' : '/new'}>
              <Trans>See all</Trans>
            </Link>
          }
        />
      </Suspense>
    </div>
  )
}
