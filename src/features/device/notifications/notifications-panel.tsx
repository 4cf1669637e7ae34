import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { type PushKind, pushKinds } from '@marquee/contract/push.ts'
import { installWayAtom } from '../../../platform/install.ts'
import { pushPermission } from '../../../platform/push.ts'
import { playerAtom } from '../../../session/player.ts'
import { useTab } from '../../../session/tab.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { useToast } from '../../../ui/toast/toast.ts'
import { chooseKinds, chosenKindsAtom } from './notifications.ts'
import styles from './notifications-panel.module.css'
import { PanelText, Panel } from '../panel.tsx'

const kindLabels = {
  memo: msg({ message: 'New messages', comment: 'Notifications: memos from the operator' }),
  withdrawal: msg({ message: 'Withdrawal results', comment: 'Notifications' }),
  answer: msg({ message: 'Replies from support', comment: 'Notifications' }),
}

/** Switches for the kinds of push notifications, which are off by default. */
export function NotificationsPanel() {
  return (
    <Panel title={<Trans>Notifications</Trans>}>
      <Choice />
    </Panel>
  )
}

function Choice() {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const tab = useTab()
  const player = useAtomValue(playerAtom)
  const way = useAtomValue(installWayAtom)
  const chosen = useAtomValue(chosenKindsAtom)
  const [permission, setPermission] = useState(pushPermission)
  const [busy, setBusy] = useState(false)

  if (permission === 'unsupported') {
    return (
      <PanelText>
        {way === 'ios' ? (
          <Trans>On this device, notifications work only after you add the app to your home screen.</Trans>
        ) : (
          <Trans>This browser cannot show notifications.</Trans>
        )}
      </PanelText>
    )
  }
  if (player === undefined) {
    return (
      <PanelText>
        <Trans>Sign in to choose which notifications you get while the app is closed.</Trans>
      </PanelText>
    )
  }
  if (permission === 'denied') {
    return (
      <PanelText>
        <Trans>
          You have blocked notifications for this site. You can allow them in your browser’s settings.
        </Trans>
      </PanelText>
    )
  }

  const choose = async (kind: PushKind, on: boolean) => {
    if (busy) return
    setBusy(true)
    const result = await chooseKinds(
      tab,
      pushKinds.filter((one) => (one === kind ? on : chosen.includes(one))),
    )
    setBusy(false)
    setPermission(pushPermission())
    if (result.ok || result.message === 'push.denied') return
    toast(
      'error',
      result.message === 'push.failed'
        ? t`Notifications could not be turned on. Your browser’s notification service cannot be reached.`
        : i18n._(errorMessage(result)),
    )
  }
  return (
    <>
      <PanelText>
        <Trans>
          Choose which notifications you get while the app is closed. They never show amounts or message text.
        </Trans>
      </PanelText>
      <fieldset className={styles.kinds} aria-disabled={busy || undefined}>
        <legend className="visually-hidden">
          <Trans>Notifications</Trans>
        </legend>
        {busy ? (
          <Spinner position="absolute" insetEnd="0" top="8px" boxSize="22px" m="0" borderWidth="2px" />
        ) : null}
        {pushKinds.map((kind) => (
          <Checkbox key={kind} checked={chosen.includes(kind)} onChange={(on) => void choose(kind, on)}>
            {i18n._(kindLabels[kind])}
          </Checkbox>
        ))}
      </fieldset>
    </>
  )
}
