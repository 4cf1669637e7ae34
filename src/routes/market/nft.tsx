import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../../features/info/coming-soon.tsx'
import { NewestGames } from '../../shell/newest-games.tsx'
import { WaysOn } from '../../shell/ways-on.tsx'

export const Route = createFileRoute('/market/nft')({
  staticData: { layout: 'dashboard', title: msg`NFT market`, parent: '/home' },
  component: Page,
})

function Page() {
  const { t } = useLingui()
  return (
    <>
      <ComingSoon icon="coin" title={t`NFT market`}>
        <WaysOn />
      </ComingSoon>
      <NewestGames kind="slots" />
    </>
  )
}
