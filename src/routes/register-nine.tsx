import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { type JoinStep, readStep } from '../features/account/join/join-step.ts'
import { PageSkeleton } from '../ui/states/page-skeleton.tsx'
import { lazyPage } from '../ui/states/lazy-page.tsx'
import { PressedBefore } from '../shell/join/pressed-before.tsx'
import { DocumentPage } from '../shell/layout/document.ts'

const JoinSteps = lazyPage(() =>
  import('../features/account/join/join-steps.tsx').then((module) => module.JoinSteps),
)

export const Route = createFileRoute('/register-nine')({
  staticData: { layout: 'fullpage-type-a', title: msg`Join step by step`, parent: '/login' },
  validateSearch: (search): { step?: JoinStep | undefined } => ({ step: readStep(search['step']) }),
  component: Page,
})

function Page() {
  const { step } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <div data-steps="">
      <Suspense fallback={<PageSkeleton kind="form" title={<Trans>Join step by step</Trans>} />}>
        <PressedBefore />
        <JoinSteps
          step={step}
          onStep={(next, how) =>
            void navigate({ search: { step: next }, replace: how !== 'on', resetScroll: false })
          }
          renderDocument={(name) => <DocumentPage name={name} bare />}
          onDone={() => void navigate({ to: '/home', replace: true })}
        />
      </Suspense>
    </div>
  )
}
