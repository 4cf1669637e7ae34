import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Suspense, use, useState } from 'react'
import { providersAtom } from '../../features/lobby/catalogue/provider-list.ts'
import { useProviderNames } from '../../features/lobby/catalogue/use-all-games.ts'
import { Shelf } from '../../features/lobby/shelf/shelf.tsx'
import { recentsAtom, recentsOf } from '../../features/play/launch/recents.ts'
import { playerAtom } from '../../session/player.ts'
import { useTab } from '../../session/tab.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'
import { usePlay } from '../start/play.ts'

/** Lazy, because anonymous visitors have no such card. The shelf has a fixed height. */
const ContinueCard = lazyWithRetry(
  () => import('./continue-card.tsx').then((module) => module.default),
  'silent',
)

const MAX_GAMES = 8

/** The last launched games, newest first. Suspends until they are read. Nothing if there were none when the page opened. */
export function ContinueShelf() {
  const { t } = useLingui()
  const play = usePlay()
  const providerOf = useProviderNames(useAtomValue(providersAtom))
  const { records } = useTab()
  const player = useAtomValue(playerAtom)
  if (player !== undefined) use(recentsOf(records, player).loaded)
  const recents = useAtomValue(recentsAtom)
  const [isShown] = useState(recents.length > 0)
  if (!isShown) return null
  return (
    <Shelf
      id="continue"
      title={t`Continue playing`}
      widths="236-272"
      items={recents.slice(0, MAX_GAMES).map(({ game, at }) => ({
        id: game.id,
        render: (tabStop) => (
          <Suspense>
            <ContinueCard game={game} at={at} provider={providerOf(game)} tabStop={tabStop} play={play} />
          </Suspense>
        ),
      }))}
    />
  )
}
