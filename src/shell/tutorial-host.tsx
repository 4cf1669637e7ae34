import { useMatches, useRouterState } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'
import { noticeUpAtom } from '../features/support/notice-up.ts'
import { tutorialAtom, tutorialHiddenAtom } from '../features/tutorial/tutorial-state.ts'
import { late } from '../ui/late.tsx'
import { useGameOpen } from './play.ts'

const TutorialCard = late(
  () => import('../features/tutorial/tutorial-card.tsx').then((module) => module.default),
  'extra',
)

/** How long home stands before the tour is offered, ms. */
const DELAY = 5000

/** Offers the tour once a visit, on home, after what is announced there; never over a game or the form of a full page. */
export function TutorialHost() {
  const [state, setState] = useAtom(tutorialAtom)
  const hidden = useAtomValue(tutorialHiddenAtom)
  const gameOpen = useGameOpen()
  const atHome = useRouterState({ select: ({ location }) => location.pathname === '/home' })
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout })
  const noticeUp = useAtomValue(noticeUpAtom)
  const offer = state === 'waiting' && !hidden && atHome && !gameOpen && !noticeUp
  useEffect(() => {
    if (!offer) return undefined
    const timer = setTimeout(() => setState('shown'), DELAY)
    return () => clearTimeout(timer)
  }, [offer, setState])
  if (state !== 'shown' || gameOpen || noticeUp || layout === 'fullpage-type-a') return null
  return (
    <Suspense>
      <TutorialCard />
    </Suspense>
  )
}
