import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../../features/info/coming-soon.tsx'
import { NewestGames } from '../../shell/newest-games.tsx'
import { WaysOn } from '../../shell/ways-on.tsx'

export const Route = createFileRoute('/game/sports')({
  staticData: { layout: 'dashboard', title: msg`Sports betting`, parent: '/home' },
  component: Page,
})

function Page() {
  const { t } = useLingui()
  return (
    <>
      <ComingSoon icon="ball" title={t`Sports betting`}>
        <WaysOn />
      </ComingSoon>
      <NewestGames kind="slots" />
    </>
  )
}
