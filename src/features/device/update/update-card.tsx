import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { textIn } from '@marquee/contract/localized.ts'
import { fetchRelease, type Release } from '../../../platform/http/http-release.ts'
import { updates } from '../../../platform/update/updates.ts'
import { useTab } from '../../../session/tab.ts'
import { Button } from '../../../ui/button.tsx'
import { DeviceCard } from '../device-card.tsx'
import { updatePostponedAtom } from './update-postponed.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'

/** Offers to start the new version, with its release notes. */
export default function UpdateCard() {
  const { t, i18n } = useLingui()
  const tab = useTab()
  const setPostponed = useSetAtom(updatePostponedAtom)
  const [release, setRelease] = useState<Release>()
  useEffect(() => {
    void fetchRelease().then(setRelease)
  }, [])
  const notes = release?.notes.map((note) => textIn(note, i18n.locale)) ?? []
  return (
    <DeviceCard
      icon={pageIcons.refresh}
      title={t`A new version is ready.`}
      actions={
        <>
          <Button variant="soft" onClick={() => setPostponed(true)}>
            <Trans comment="Puts off an update of the app">Later</Trans>
          </Button>
          <Button onClick={() => updates(tab).agree()}>
            <Trans comment="Button that starts the new version of the app">Update</Trans>
          </Button>
        </>
      }
    >
      {notes.length > 0 ? (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : (
        <Trans>The new version starts right away. Your saved data is kept.</Trans>
      )}
    </DeviceCard>
  )
}
