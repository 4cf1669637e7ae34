import { useMatches, useRouterState } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'
import { noticeUpAtom } from '../../features/support/announcements/notice-up.ts'
import { tutorialAtom, tutorialHiddenAtom } from '../../features/tutorial/tutorial-state.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'
import { useGameOpen } from '../start/play.ts'

const TutorialCard = lazyWithRetry(
  () => import('../../features/tutorial/tutorial-card.tsx').then((module) => module.default),
  'silent',
)

/** Delay after home is shown, ms. */
const DELAY_MS = 5000

/**
 * Offers the tour once per visit, on home, after important announcements. It never appears over a game or on
 * a page of the layout `fullpage-type-a`.
 */
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
    const timer = setTimeout(() => setState('shown'), DELAY_MS)
    return () => clearTimeout(timer)
  }, [offer, setState])
  if (state !== 'shown' || gameOpen || noticeUp || layout === 'fullpage-type-a') return null
  return (
    <Suspense>
      <TutorialCard />
    </Suspense>
  )
}
