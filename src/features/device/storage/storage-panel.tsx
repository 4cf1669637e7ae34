import { Trans, useLingui } from '@lingui/react/macro'
import { AnimatePresence } from 'framer-motion'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { saveDataAtom } from '../../../platform/data-saving.ts'
import { installWayAtom } from '../../../platform/install.ts'
import { useTab } from '../../../session/tab.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceList } from '../../../ui/form/choice-list.tsx'
import { LazyModal } from '../../../ui/overlay/lazy-modal.tsx'
import { useToast } from '../../../ui/toast/toast.ts'
import { Actions, PanelText, Facts, Panel } from '../panel.tsx'
import { deletesUnvisited } from '../install/guide.ts'
import { bytesText } from './bytes-text.ts'
import { clearEverything, clearLists, makePersistent, readUsage, type Usage } from './storage-use.ts'

/** How much the app stores on this device, with buttons that delete the data. */
export function StoragePanel() {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const tab = useTab()
  const [usage, setUsage] = useState<Usage>()
  const [saving, setSaving] = useAtom(saveDataAtom)
  const [isConfirming, setConfirming] = useState(false)
  const isDeletedUnvisited = deletesUnvisited(useAtomValue(installWayAtom), navigator)
  const refresh = () => void readUsage().then(setUsage)
  useEffect(refresh, [])
  const persist = async () => {
    const isPersistent = await makePersistent()
    refresh()
    if (!isPersistent) toast('info', t`Your browser decides this. Installing the app helps.`)
  }
  const clear = async () => {
    await clearLists(tab)
    refresh()
    toast('success', t`The saved lists and pictures were deleted. They load again when you open them.`)
  }
  const facts = [
    {
      term: t({ message: 'Used', comment: 'Storage of the device that the app uses' }),
      value: usage?.used === undefined ? '–' : bytesText(usage.used, i18n.locale),
    },
    {
      term: t({ message: 'Kept permanently', comment: 'Whether the browser may delete what the app saved' }),
      value:
        usage?.persisted === true
          ? t({ message: 'Yes', comment: 'The browser keeps what the app saved' })
          : isDeletedUnvisited
            ? t({
                message: 'Until 7 days without a visit',
                comment: 'How long Safari keeps what is saved',
              })
            : t({
                message: 'Until space runs out',
                comment: 'How long the browser keeps what is saved',
              }),
    },
  ]
  return (
    <Panel
      title={<Trans comment="Settings: what the app saves on this device">Storage on this device</Trans>}
    >
      <Facts facts={facts} />
      <ChoiceList
        title={t({
          message: 'Data saver',
          comment: 'Setting: use less of the mobile data plan; saves no data',
        })}
        value={saving}
        onChoose={setSaving}
        choices={[
          { value: 'system', label: t`Same as device` },
          { value: 'on', label: t({ message: 'On', comment: 'Data is saved' }) },
          { value: 'off', label: t({ message: 'Off', comment: 'Data is not saved' }) },
        ]}
      />
      <Actions>
        {usage && !usage.persisted && usage.canPersist ? (
          <Button variant="soft" onClick={() => void persist()}>
            <Trans>Keep permanently</Trans>
          </Button>
        ) : null}
        <Button variant="soft" onClick={() => void clear()}>
          <Trans>Clear lists and pictures</Trans>
        </Button>
        <Button variant="soft" onClick={() => setConfirming(true)}>
          <Trans comment="Deletes everything that the app has saved on this device">Clear everything</Trans>
        </Button>
      </Actions>
      <AnimatePresence>
        {isConfirming ? (
          <LazyModal
            key="confirmation"
            title={t`Clear everything on this device?`}
            onClose={() => setConfirming(false)}
            foot={
              <Button wide onClick={() => void clearEverything(tab)}>
                <Trans comment="Confirms that everything on this device is deleted">Clear and sign out</Trans>
              </Button>
            }
          >
            <PanelText>
              <Trans>
                Favourites, settings, drafts and lists on this device are deleted, and you are signed out.
                Your account and your money are not affected.
              </Trans>
            </PanelText>
          </LazyModal>
        ) : null}
      </AnimatePresence>
    </Panel>
  )
}
