import { msg } from '@lingui/core/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { JoinForm } from '../../features/account/join/join-form.tsx'
import { JoinReasonNote } from '../../shell/join/join-reason.tsx'
import { LazyDocumentPage } from '../../shell/layout/lazy-document-page.ts'

export const Route = createFileRoute('/account/register')({
  staticData: { layout: 'fullpage-type-a', title: msg`Join`, parent: '/login' },
  component: Page,
})

function Page() {
  const { history } = useRouter()
  return (
    <div data-long="">
      <JoinReasonNote />
      <JoinForm
        renderDocument={(name) => <LazyDocumentPage name={name} bare />}
        onDone={() => history.replace('/home')}
      />
    </div>
  )
}
