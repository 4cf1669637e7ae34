import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DocumentPage } from '../../features/info/document-page.tsx'

export const Route = createFileRoute('/etc/privacy-policy')({
  staticData: { layout: 'fullpage-type-a', title: msg`Privacy policy`, parent: '/support' },
  component: Page,
})

function Page() {
  const { t } = useLingui()
  return (
    <div data-long="">
      <DocumentPage name="privacy" title={t`Privacy policy`} />
    </div>
  )
}
