import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx'
import { DocumentPage } from '../../shell/layout/document.ts'

export const Route = createFileRoute('/etc/terms-of-service')({
  staticData: { layout: 'fullpage-type-a', title: msg`Terms of service`, parent: '/support' },
  component: Page,
})

function Page() {
  const { t } = useLingui()
  return (
    <div data-long="">
      <Suspense fallback={<PageSkeleton kind="form" title={t`Terms of service`} />}>
        <DocumentPage name="terms" title={t`Terms of service`} />
      </Suspense>
    </div>
  )
}
