import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NewGamesPage } from '../features/lobby/games/new-games-page.tsx'

export const Route = createFileRoute('/new')({
  staticData: { layout: 'dashboard', games: true, title: msg`New games`, parent: '/home' },
  component: NewGamesPage,
})
