import { useAtomValue } from 'jotai'
import { Home } from '../../features/lobby/home/home.tsx'
import { recentsAtom } from '../../features/play/launch/recents.ts'
import {
  LazyAnnouncementsShelf,
  ImportantAnnouncements,
} from '../../features/support/announcements/home-slots.tsx'
import { ContinueShelf } from './continue-shelf.tsx'
import { homeLinks } from './home-links.tsx'

/** Home, with the slots that other features fill. */
export function HomePage() {
  return (
    <Home
      {...homeLinks}
      lastPlayed={useAtomValue(recentsAtom)[0]?.game}
      continuePlaying={<ContinueShelf />}
      announcements={<LazyAnnouncementsShelf />}
      popUps={<ImportantAnnouncements />}
    />
  )
}
