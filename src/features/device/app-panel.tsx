import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { appVersion, buildName } from '../../platform/build-info.ts'
import { siteTitleAtom } from '../../platform/config/site-config.ts'
import { updatePhaseAtom, updates } from '../../platform/update/updates.ts'
import { useTab } from '../../session/tab.ts'
import { Button } from '../../ui/button.tsx'
import { errorMessage } from '../../ui/states/error-message.ts'
import { useToast } from '../../ui/toast/toast.ts'
import { InstallButton, InstallEntry } from './install/install-entry.tsx'
import { Actions, Facts, Panel } from './panel.tsx'
import { pageIcons } from '../../ui/icon/page-icons.ts'

/** Version, updates, installing and sharing. */
export function AppPanel() {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const tab = useTab()
  const phase = useAtomValue(updatePhaseAtom)
  const title = useAtomValue(siteTitleAtom)
  const [checking, setChecking] = useState(false)
  const check = async () => {
    setChecking(true)
    const found = await updates(tab).check()
    setChecking(false)
    if (found) return
    if (tab.connection.isOffline())
      toast('error', i18n._(errorMessage({ code: 'OFFLINE_ERROR', message: '' })))
    else toast('success', t`You have the latest version.`)
  }
  return (
    <Panel title={<Trans comment="Settings: about the app on this device">App</Trans>}>
      <Facts
        facts={[
          {
            term: t({ message: 'Version', comment: 'Version of the app' }),
            value: `${appVersion} (${buildName()})`,
          },
        ]}
      />
      <InstallEntry />
      <Actions>
        <InstallButton />
        {phase === 'current' ? (
          <Button variant="soft" busy={checking} icon={pageIcons.refresh} onClick={() => void check()}>
            <Trans>Check for updates</Trans>
          </Button>
        ) : (
          <Button disabled={phase === 'updating'} onClick={() => updates(tab).agree()}>
            {phase === 'waiting' ? <Trans>Update now</Trans> : <Trans>Updating</Trans>}
          </Button>
        )}
        {typeof navigator.share === 'function' ? (
          <Button
            variant="soft"
            icon={pageIcons.share}
            onClick={() =>
              // The promise rejects when the player closes the share dialog.
              void navigator.share({ title, url: `${location.origin}/home` }).catch(() => {})
            }
          >
            <Trans>Share the app</Trans>
          </Button>
        ) : null}
      </Actions>
    </Panel>
  )
}
