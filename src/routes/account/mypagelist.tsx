import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MyPage } from '../../features/account/my-page/my-page.tsx'
import { readMyPageSearch } from '../../features/account/my-page/my-page-edit.ts'
import { requireSession } from '../../session/guard.ts'
import { AccountHub } from '../../shell/account/account-hub.tsx'
import { FavouritesCard } from '../../shell/account/favourites-card.tsx'
import { ActivityLink } from '../../shell/activity/activity-link.tsx'
import { recipeClass } from '../../theme/recipe-class.ts'

export const Route = createFileRoute('/account/mypagelist')({
  staticData: {
    layout: 'dashboard',
    title: msg({ message: 'Account', context: 'page of the account' }),
    parent: '/home',
  },
  validateSearch: readMyPageSearch,
  beforeLoad: requireSession,
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <MyPage
      {...Route.useSearch()}
      favourites={<FavouritesCard />}
      hub={<AccountHub />}
      activity={<ActivityLink className={recipeClass('button', { variant: 'quiet', wide: true })} />}
      onEdit={(edit) => void navigate({ search: edit ? { edit } : {}, replace: !edit, resetScroll: false })}
    />
  )
}
