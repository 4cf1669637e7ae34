import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx'
import { lazyPage } from '../../ui/states/lazy-page.tsx'
import { PressedBefore } from '../../shell/join/pressed-before.tsx'
import { DocumentPage } from '../../shell/layout/document.ts'

const JoinForm = lazyPage(() =>
  import('../../features/account/join/join-form.tsx').then((module) => module.JoinForm),
)

export const Route = createFileRoute('/account/register')({
  staticData: { layout: 'fullpage-type-a', title: msg`Join`, parent: '/login' },
  component: Page,
})

function Page() {
  const { history } = useRouter()
  return (
    <div data-long="">
      <Suspense
        fallback={
          <PageSkeleton
            kind="form"
            title={<Trans comment="Heading of the free sign-up">Join for free</Trans>}
          />
        }
      >
        <PressedBefore />
        <JoinForm
          renderDocument={(name) => <DocumentPage name={name} bare />}
          onDone={() => history.replace('/home')}
        />
      </Suspense>
    </div>
  )
}
