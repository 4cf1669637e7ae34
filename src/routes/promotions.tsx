import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute, Link } from '@tanstack/react-router'
import { ComingSoonPage } from '../shell/layout/coming-soon-page.tsx'
import { recipeClass } from '../theme/recipe-class.ts'
import { pageIcons } from '../ui/icon/page-icons.ts'

export const Route = createFileRoute('/promotions')({
  staticData: { layout: 'dashboard', title: msg`Promotions`, parent: '/home' },
  component: Page,
})

function Page() {
  const { t } = useLingui()
  return (
    <ComingSoonPage icon={pageIcons.gift} title={t`Promotions`}>
      <Link to="/market/nft" className={recipeClass('button', { variant: 'quiet', wide: true })}>
        {t`NFT market`}
      </Link>
    </ComingSoonPage>
  )
}
