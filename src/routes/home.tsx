import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../shell/home/home-page.tsx'

export const Route = createFileRoute('/home')({
  staticData: { layout: 'dashboard', games: true, title: msg`Home` },
  // In the first chunk, whose styles the prerendered page links.
  codeSplitGroupings: [],
  wrapInSuspense: false,
  component: HomePage,
})
