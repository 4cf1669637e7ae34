import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { JoinSteps } from '../features/account/join/join-steps.tsx'
import { type JoinStep, readStep } from '../features/account/join/join-step.ts'
import { JoinReasonNote } from '../shell/join/join-reason.tsx'
import { LazyDocumentPage } from '../shell/layout/lazy-document-page.ts'

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
      <JoinReasonNote />
      <JoinSteps
        step={step}
        onStep={(next, how) =>
          void navigate({ search: { step: next }, replace: how !== 'next', resetScroll: false })
        }
        renderDocument={(name) => <LazyDocumentPage name={name} bare />}
        onDone={() => void navigate({ to: '/home', replace: true })}
      />
    </div>
  )
}
