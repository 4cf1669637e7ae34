import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { providersAtom } from '../../features/lobby/catalogue/provider-list.ts'
import { useProviderNames } from '../../features/lobby/catalogue/use-all-games.ts'
import { KeptPlace } from '../../features/lobby/shelf/kept-place.tsx'
import { Shelf } from '../../features/lobby/shelf/shelf.tsx'
import { usePlace } from '../../features/lobby/shelf/use-place.ts'
import { recentsOf, useRecents } from '../../features/play/launch/recents.ts'
import { firstScreenAtom } from '../../platform/first-screen.ts'
import { playerAtom } from '../../session/player.ts'
import { useTab } from '../../session/tab.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'
import { usePlay } from '../start/play.ts'

/** Lazy, because strangers have no such card. The shelf keeps its place. */
const ContinueCard = lazyWithRetry(
  () => import('./continue-card.tsx').then((module) => module.default),
  'silent',
)

const MAX_GAMES = 8

/** The last launched games, newest first. Renders nothing when there were none as the page opened. */
export function ContinueShelf() {
  const { t } = useLingui()
  const recents = useRecents()
  const play = usePlay()
  const providerOf = useProviderNames(useAtomValue(providersAtom))
  const { records } = useTab()
  const player = useAtomValue(playerAtom)
  const hasPlace = usePlace('continue', recents.length > 0, () =>
    player === undefined ? Promise.resolve() : recentsOf(records, player).loaded,
  )
  const isPainted = useAtomValue(firstScreenAtom)
  const isThere = hasPlace && recents.length > 0
  const isGone = isPainted && hasPlace !== undefined && !isThere
  return (
    <KeptPlace name="continue" isThere={recents.length > 0} hasPlace={isThere}>
      {isGone ? null : (
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
      )}
    </KeptPlace>
  )
}
