import { msg } from '@lingui/core/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { type JoinStep, readStep } from '../features/account/join/join-step.ts'
import { JoinSteps } from '../features/account/join/join-steps.tsx'
import { DocumentPage } from '../features/info/document-page.tsx'

export const Route = createFileRoute('/register-nine')({
  staticData: { layout: 'fullpage-type-a', title: msg`Join step by step`, parent: '/login' },
  validateSearch: (search): { step?: JoinStep } => {
    const step = readStep(search['step'])
    return step === undefined ? {} : { step }
  },
  component: Page,
})

function Page() {
  const { step } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { history } = useRouter()
  return (
    <JoinSteps
      step={step}
      onStep={(next, how) =>
        void navigate({ search: { step: next }, replace: how !== 'on', resetScroll: false })
      }
      renderDocument={(name) => <DocumentPage name={name} bare />}
      onDone={() => history.replace('/home')}
    />
  )
}
