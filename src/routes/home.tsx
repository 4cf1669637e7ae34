import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Home } from '../features/lobby/home/home.tsx'
import { useRecents } from '../features/play/launch/recents.ts'
import { AnnouncementsShelf, ImportantAnnouncements } from '../features/support/announcements/home-slots.tsx'
import { ContinueShelf } from '../shell/home/continue-shelf.tsx'
import { homeLinks } from '../shell/home/home-links.tsx'

export const Route = createFileRoute('/home')({
  staticData: { layout: 'dashboard', games: true, title: msg`Home` },
  component: HomePage,
})

function HomePage() {
  return (
    <Home
      {...homeLinks}
      lastPlayed={useRecents()[0]?.game}
      continuePlaying={<ContinueShelf />}
      announcements={<AnnouncementsShelf />}
      popUps={<ImportantAnnouncements />}
    />
  )
}
