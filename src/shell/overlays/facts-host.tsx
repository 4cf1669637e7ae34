import { useLocation } from '@tanstack/react-router'
import { AnimatePresence } from 'framer-motion'
import { Suspense } from 'react'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'

const FactsSheet = lazyWithRetry(() => import('./facts-sheet.tsx').then((module) => module.default), 'toast')

/** The facts of a game, as a sheet over any page. */
export function FactsHost() {
  const game = useLocation({ select: ({ state }) => state.gameFacts })
  return (
    <Suspense>
      <AnimatePresence>{game ? <FactsSheet key={game.id} game={game} /> : null}</AnimatePresence>
    </Suspense>
  )
}
