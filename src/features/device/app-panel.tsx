import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { appVersion, buildName } from '../../platform/build-info.ts'
import { isOffline } from '../../platform/connection.ts'
import { siteConfigAtom } from '../../platform/site-config.ts'
import { agreeToUpdate, checkForUpdate, updateAtom } from '../../platform/update.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { InstallButton, InstallEntry } from './install-entry.tsx'
import { Actions, Facts, Panel } from './panel.tsx'

/** Version, updates, installing and sharing. */
export function AppPanel() {
  const { t } = useLingui()
  const update = useAtomValue(updateAtom)
  const title = useAtomValue(siteConfigAtom)?.VARIABLES.title ?? 'Marquee'
  const [checking, setChecking] = useState(false)
  const check = async () => {
    setChecking(true)
    const found = await checkForUpdate()
    setChecking(false)
    if (found) return
    if (isOffline()) toast('error', t`You are not connected.`)
    else toast('success', t`You have the newest version.`)
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
        {update === 'none' ? (
          <Button busy={checking} icon="refresh" onClick={() => void check()}>
            <Trans>Look for updates</Trans>
          </Button>
        ) : (
          <Button variant="filled" disabled={update === 'agreed'} onClick={agreeToUpdate}>
            {update === 'agreed' ? <Trans>Updating</Trans> : <Trans>Update now</Trans>}
          </Button>
        )}
        {typeof navigator.share === 'function' ? (
          <Button
            icon="share"
            onClick={() =>
              // Refused means that the player thought better of it.
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
