import { useMatches } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { offerDueAtom } from '../features/device/interest.ts'
import { updatePutOffAtom } from '../features/device/update-put-off.ts'
import { favouritesAtom } from '../features/lobby/favourites.ts'
import { noticeUpAtom } from '../features/support/notice-up.ts'
import { tutorialAtom } from '../features/tutorial/tutorial-state.ts'
import { installWayAtom } from '../platform/install.ts'
import { updateAtom } from '../platform/update.ts'
import { occupiedAtom } from './occupied.ts'
import { late } from '../ui/late.tsx'

const UpdateCard = late(
  () => import('../features/device/update-card.tsx').then((module) => module.default),
  'extra',
)
const InstallOffer = late(
  () => import('../features/device/install-offer.tsx').then((module) => module.default),
  'extra',
)

/** What the app asks about itself, one question at a time: never over a game, a form, an announcement or the tour. */
export function DeviceCards() {
  const occupied = useAtomValue(occupiedAtom)
  const update = useAtomValue(updateAtom)
  const putOff = useAtomValue(updatePutOffAtom)
  const way = useAtomValue(installWayAtom)
  const isDue = useAtomValue(offerDueAtom)
  const favourites = useAtomValue(favouritesAtom).length
  const tour = useAtomValue(tutorialAtom)
  const noticeUp = useAtomValue(noticeUpAtom)
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout })
  if (occupied || tour === 'shown' || noticeUp || layout === 'fullpage-type-a') return null
  const updating = update === 'ready' && !putOff
  const installing = update === 'none' && (way === 'prompt' || way === 'ios') && isDue(favourites)
  if (!updating && !installing) return null
  return <Suspense>{updating ? <UpdateCard /> : <InstallOffer />}</Suspense>
}
