import { useMatches } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { offerDueAtom } from '../../features/device/install/interest.ts'
import { languageOfferedAtom } from '../../features/device/language/language-offered.ts'
import { updatePostponedAtom } from '../../features/device/update/update-postponed.ts'
import { favouritesAtom } from '../../features/lobby/favourites/favourites.ts'
import { noticeOpenAtom } from '../../features/support/announcements/notice-state.ts'
import { tutorialAtom } from '../../features/tutorial/tutorial-state.ts'
import { installWayAtom } from '../../platform/install.ts'
import { updatePhaseAtom } from '../../platform/update/updates.ts'
import { playStopAtom } from '../../session/play-stop.ts'
import { reloadBlockedAtom } from '../start/reload-blocked.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'

const UpdateCard = lazyWithRetry(
  () => import('../../features/device/update/update-card.tsx').then((module) => module.default),
  'silent',
)
const InstallOffer = lazyWithRetry(
  () => import('../../features/device/install/install-offer.tsx').then((module) => module.default),
  'silent',
)

const LanguageOffer = lazyWithRetry(
  () => import('../../features/device/language/language-offer.tsx').then((module) => module.default),
  'silent',
)

/**
 * Shows the choice of a language, the update card or the install offer, one at a time. Neither appears over a game, a form, an
 * announcement or the tour. A player who takes a break from play is offered no install.
 */
export function DeviceCards() {
  const isBusy = useAtomValue(reloadBlockedAtom)
  const isLanguageOffered = useAtomValue(languageOfferedAtom)
  const phase = useAtomValue(updatePhaseAtom)
  const postponed = useAtomValue(updatePostponedAtom)
  const way = useAtomValue(installWayAtom)
  const isDue = useAtomValue(offerDueAtom)
  const favourites = useAtomValue(favouritesAtom).length
  const isTourShown = useAtomValue(tutorialAtom)
  const isNoticeOpen = useAtomValue(noticeOpenAtom)
  const stopped = useAtomValue(playStopAtom) !== undefined
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout })
  if (isBusy || isTourShown || isNoticeOpen || layout === 'fullpage-type-a') return null
  const updating = phase === 'waiting' && !postponed
  const installing =
    !stopped && phase === 'current' && (way === 'prompt' || way === 'ios') && isDue(favourites)
  if (!isLanguageOffered && !updating && !installing) return null
  return (
    <Suspense>
      {isLanguageOffered ? <LanguageOffer /> : updating ? <UpdateCard /> : <InstallOffer />}
    </Suspense>
  )
}
