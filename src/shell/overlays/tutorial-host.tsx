import { useLocation, useMatches, useRouterState } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { Suspense, useEffect, useState } from 'react'
import { joinedAtom } from '../../features/account/join/joined.ts'
import { noticeOpenAtom } from '../../features/support/announcements/notice-state.ts'
import { tutorialAtom, tutorialHiddenAtom } from '../../features/tutorial/tutorial-state.ts'
import { useDeviceStop } from '../../session/device-stop.ts'
import { playStopAtom } from '../../session/play-stop.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'
import { useGameOpen } from '../start/play.ts'

const TutorialCard = lazyWithRetry(
  () => import('../../features/tutorial/tutorial-card.tsx').then((module) => module.default),
  'silent',
)

/** Delay after home is shown, ms. */
const DELAY_MS = 5000

/**
 * Offers the tour once on this device, on home; later it can be started in the settings. It never appears over a game, on a
 * page of the layout `fullpage-type-a`, or while a sheet is open, which would cover it.
 */
export function TutorialHost() {
  const [state, setState] = useAtom(tutorialAtom)
  const [hidden, setHidden] = useAtom(tutorialHiddenAtom)
  const gameOpen = useGameOpen()
  // The tour shows games.
  const isDeviceStopped = useDeviceStop()
  const isStopped = useAtomValue(playStopAtom) !== undefined || isDeviceStopped
  const atHome = useRouterState({ select: ({ location }) => location.pathname === '/home' })
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout })
  const isNoticeOpen = useAtomValue(noticeOpenAtom)
  const joined = useAtomValue(joinedAtom)
  const covered = useLocation({
    select: ({ state: { signInOverlay, gameFacts } }) =>
      signInOverlay !== undefined || gameFacts !== undefined,
  })
  // After an announcement the tour is offered at the next visit, so that no card appears under a finger that closes another.
  const [hadNotice, setHadNotice] = useState(false)
  if (isNoticeOpen && !hadNotice) setHadNotice(true)
  const offer =
    state === 'waiting' && !isStopped && !hidden && atHome && !gameOpen && !hadNotice && !joined && !covered
  useEffect(() => {
    if (!offer) return undefined
    const timer = setTimeout(() => {
      setState('shown')
      setHidden(true)
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [offer, setState, setHidden])
  if (state !== 'shown' || isStopped || gameOpen || isNoticeOpen || covered || layout === 'fullpage-type-a')
    return null
  return (
    <Suspense>
      <TutorialCard />
    </Suspense>
  )
}
