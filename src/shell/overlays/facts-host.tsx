import '../../features/lobby/facts/long-press.css'
import { useLocation } from '@tanstack/react-router'
import { useAtom, useStore } from 'jotai'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { askedFactsAtom } from '../../features/lobby/facts/asked-facts.ts'
import { followLongPress } from '../../features/lobby/facts/long-press.ts'
import { useShowFacts } from '../../features/lobby/facts/show-facts.ts'
import { recentsAtom } from '../../features/play/launch/recents.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'

const FactsSheet = lazyWithRetry(() => import('./facts-sheet.tsx').then((module) => module.default), 'toast')

/** The facts of a game, over any page: by a long press on its tile, or by the tile's button. */
export function FactsHost() {
  const store = useStore()
  const show = useShowFacts()
  const game = useLocation({ select: ({ state }) => state.gameFacts })
  const open = useEffectEvent((id: string) => {
    void import('../../features/lobby/facts/known-game.ts').then(
      ({ knownGame }) => {
        const found = knownGame(
          store,
          id,
          store.get(recentsAtom).map((recent) => recent.game),
        )
        if (found) show(found)
      },
      () => {},
    )
  })
  const [asked, setAsked] = useAtom(askedFactsAtom)
  useEffect(() => {
    if (!asked) return
    setAsked(undefined)
    show(asked)
  }, [asked, setAsked, show])
  useEffect(() => followLongPress(document, (id) => open(id)), [])
  return game ? (
    <Suspense>
      <FactsSheet key={game.id} game={game} />
    </Suspense>
  ) : null
}
