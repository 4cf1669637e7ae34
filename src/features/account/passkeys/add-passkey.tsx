import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { passkeyEndpoints } from '@marquee/contract/passkey-endpoints.ts'
import type { Passkey } from '@marquee/contract/passkeys.ts'
import type { Result } from '@marquee/contract/result.ts'
import { newKey } from '../../../platform/key.ts'
import { useTab } from '../../../session/tab.ts'
import { useToast } from '../../../ui/toast/toast.ts'
import { IdentityFields, useIdentityForm } from './identity-form.tsx'
import { checkName } from './passkey-name.ts'
import { PasskeyNameField } from './passkey-name-field.tsx'
import styles from './passkeys-card.module.css'
import { refreshPasskeys } from './passkeys.ts'
import { prompt } from './prompt.ts'

interface AddPasskeyProps {
  player: string
  /** The suggested name. */
  name: string
  onClose: () => void
}

/** Names a new passkey, and creates it with the browser's prompt. */
export function AddPasskey({ player, name: suggested, onClose }: AddPasskeyProps) {
  const { t } = useLingui()
  const toast = useToast()
  const tab = useTab()
  const [name, setName] = useState(suggested)
  const [wasClosed, setClosed] = useState(false)

  const add = async (body: { name: string; password?: string }): Promise<Result<Passkey | undefined>> => {
    setClosed(false)
    const { password } = body
    const options = tab.http.call(passkeyEndpoints.passkeyOptions, {
      body: password === undefined ? {} : { password },
    })
    const created = await prompt(options, (webauthn, data) => webauthn.createPasskey(data))
    if (!created.ok || !created.data) return created.ok ? { ok: true, data: undefined } : created
    // A new key for each prompt, because each prompt creates another credential.
    const response = await tab.http.call(passkeyEndpoints.addPasskey, {
      body: { credential: created.data, name: body.name },
      key: newKey(),
    })
    if (!response.ok) refreshPasskeys(tab, player)
    return response
  }
  const form = useIdentityForm<{ name: string }, Passkey | undefined>({
    check: () => checkName(name),
    send: add,
    onSent: (added) => {
      if (!added) return setClosed(true)
      refreshPasskeys(tab, player)
      toast('success', t`The passkey has been added.`)
      onClose()
    },
  })

  return (
    <IdentityFields
      form={form}
      onClose={onClose}
      label={<Trans comment="Button that opens the device's own prompt">Continue</Trans>}
    >
      <PasskeyNameField
        submission={form.submission}
        name={name}
        setName={setName}
        hint={t`A name helps you recognise it. Your device will then ask you to confirm.`}
      />
      <output className={styles.note}>
        {wasClosed ? <Trans>No passkey was added. Please try again.</Trans> : null}
      </output>
    </IdentityFields>
  )
}
