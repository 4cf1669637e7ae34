import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ProvidersPage } from '../../features/lobby/providers/providers-page.tsx'
import { NewestGames } from '../../shell/home/newest-games.tsx'
import { useProviderDrawer } from '../../shell/overlays/provider-drawer-state.ts'

export const Route = createFileRoute('/game/livecasino')({
  staticData: { layout: 'dashboard', games: true, title: msg`Table games by provider`, parent: '/home' },
  component: GamesPage,
})

function GamesPage() {
  const { choose } = useProviderDrawer()
  return (
    <ProvidersPage kind="casino" onChoose={(provider) => choose(provider.id)}>
      <NewestGames kind="casino" />
    </ProvidersPage>
  )
}
