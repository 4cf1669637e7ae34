import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../../features/info/coming-soon.tsx'
import { NewestGames } from '../../shell/home/newest-games.tsx'
import { StartLinks } from '../../shell/layout/start-links.tsx'
import { icons } from '../../ui/icon/icons.ts'

export const Route = createFileRoute('/market/nft')({
  staticData: { layout: 'dashboard', title: msg`NFT market`, parent: '/home' },
  component: Page,
})

function Page() {
  const { t } = useLingui()
  return (
    <>
      <ComingSoon icon={icons.coin} title={t`NFT market`}>
        <StartLinks />
      </ComingSoon>
      <NewestGames kind="slots" />
    </>
  )
}
