import { useMatches } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { joinedAtom } from '../../features/account/join/joined.ts'
import { playerAtom } from '../../session/player.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'
import { useGameOpen } from '../start/play.ts'
import { goingOnAtom } from './going-on.ts'

const Welcome = lazyWithRetry(() => import('./welcome.tsx').then((module) => module.default), 'silent')

/** Welcomes somebody who has just joined, on the first page that is not the form itself. */
export function WelcomeHost() {
  const joined = useAtomValue(joinedAtom)
  const player = useAtomValue(playerAtom)
  const isGoingOn = useAtomValue(goingOnAtom)
  const gameOpen = useGameOpen()
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout })
  if (!joined || player === undefined || isGoingOn || gameOpen || layout === 'fullpage-type-a') return null
  return (
    <Suspense>
      <Welcome />
    </Suspense>
  )
}
