import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { GameKind } from '../contract/game.ts'
import { late } from '../ui/late.tsx'
import styles from './newest-games.module.css'

const NewestShelf = late(
  () => import('../features/lobby/newest-shelf.tsx').then((module) => module.NewestShelf),
  'extra',
)

/** Games of one kind below a page that has room for them; nothing waits for it. */
export function NewestGames({ kind }: { kind: GameKind }) {
  return (
    <div className={styles.place} data-kind={kind}>
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
