import { useLocation, useMatches } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { noticeOpenAtom } from '../../features/support/announcements/notice-state.ts'
import { tutorialAtom } from '../../features/tutorial/tutorial-state.ts'
import { useDeviceStop } from '../../session/device-stop.ts'
import { playStopAtom } from '../../session/play-stop.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'
import { useGameOpen } from '../start/play.ts'

const TutorialCard = lazyWithRetry(
  () => import('../../features/tutorial/tutorial-card.tsx').then((module) => module.default),
  'silent',
)

/**
 * The tour, which the player starts in the settings. It never appears during a break, over a game, on a page of the layout
 * `fullpage-type-a`, or while a sheet is open, which would cover it.
 */
export function TutorialHost() {
  const isShown = useAtomValue(tutorialAtom)
  const gameOpen = useGameOpen()
  // The tour shows games.
  const isDeviceStopped = useDeviceStop()
  const isStopped = useAtomValue(playStopAtom) !== undefined || isDeviceStopped
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout })
  const isNoticeOpen = useAtomValue(noticeOpenAtom)
  const covered = useLocation({
    select: ({ state: { signInOverlay, gameFacts } }) =>
      signInOverlay !== undefined || gameFacts !== undefined,
  })
  if (!isShown || isStopped || gameOpen || isNoticeOpen || covered || layout === 'fullpage-type-a')
    return null
  return (
    <Suspense>
      <TutorialCard />
    </Suspense>
  )
}
