import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { type MyPageEdit, readMyPageEdit } from '../../features/account/my-page-edit.ts'
import { MyPage } from '../../features/account/my-page.tsx'
import { requireSession } from '../../session/guard.ts'

export const Route = createFileRoute('/account/mypagelist')({
  staticData: { layout: 'dashboard', title: msg`My page`, parent: '/home' },
  validateSearch: (search): { edit?: MyPageEdit } => {
    const edit = readMyPageEdit(search['edit'])
    return edit === undefined ? {} : { edit }
  },
  beforeLoad: requireSession,
  component: Page,
})

function Page() {
  const { edit } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <MyPage
      edit={edit}
      onEdit={(next) =>
        void navigate({ search: next ? { edit: next } : {}, replace: next === undefined, resetScroll: false })
      }
    />
  )
}
