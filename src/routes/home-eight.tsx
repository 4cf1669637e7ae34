import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HomeEight } from '../features/lobby/home/home-eight.tsx'
import { ContinueShelf } from '../shell/home/continue-shelf.tsx'
import { homeLinks } from '../shell/home/home-links.tsx'

export const Route = createFileRoute('/home-eight')({
  staticData: { layout: 'eight-dashboard', games: true, title: msg`Categories`, parent: '/home' },
  component: Page,
})

function Page() {
  return <HomeEight {...homeLinks} continuePlaying={<ContinueShelf />} />
}
