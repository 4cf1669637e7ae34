import { useMatches } from '@tanstack/react-router'
import { AnimatePresence } from 'framer-motion'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { joinedAtom } from '../../features/account/join/joined.ts'
import { playerAtom } from '../../session/player.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'
import { useGameOpen } from '../start/play.ts'
import { isResumingAtom } from './pending-action.ts'

const Welcome = lazyWithRetry(() => import('./welcome.tsx').then((module) => module.default), 'silent')

/** Welcomes a new player on the first page after the form for joining. */
export function WelcomeHost() {
  const joined = useAtomValue(joinedAtom)
  const player = useAtomValue(playerAtom)
  const isResuming = useAtomValue(isResumingAtom)
  const gameOpen = useGameOpen()
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout })
  const open = joined && player !== undefined && !isResuming && !gameOpen && layout !== 'fullpage-type-a'
  return (
    <Suspense>
      <AnimatePresence>{open ? <Welcome key="welcome" /> : null}</AnimatePresence>
    </Suspense>
  )
}
