import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ComingSoonPage } from '../../shell/layout/coming-soon-page.tsx'
import { icons } from '../../ui/icon/icons.ts'

export const Route = createFileRoute('/market/nft')({
  staticData: { layout: 'dashboard', title: msg`NFT market`, parent: '/home' },
  component: Page,
})

function Page() {
  const { t } = useLingui()
  return <ComingSoonPage icon={icons.coin} title={t`NFT market`} />
}
