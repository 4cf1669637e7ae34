import { useState } from 'react'
import { passkeyEndpoints } from '@marquee/contract/passkey-endpoints.ts'
import type { Passkey } from '@marquee/contract/passkeys.ts'
import { useTab } from '../../../session/tab.ts'
import { useSubmit } from '../../../ui/form/use-submit.ts'
import { EditForm } from '../my-page/edit-form.tsx'
import { checkName } from './passkey-name.ts'
import { PasskeyNameField } from './passkey-name-field.tsx'
import { passkeys } from './passkeys.ts'

export interface PasskeyFormProps {
  player: string
  passkey: Passkey
  onClose: () => void
}

/** Renames a passkey. */
export function RenamePasskey({ player, passkey, onClose }: PasskeyFormProps) {
  const tab = useTab()
  const [name, setName] = useState(passkey.name)
  const submission = useSubmit({
    fields: ['name'],
    check: () => checkName(name),
    send: (body, key) =>
      tab.http.call(passkeyEndpoints.renamePasskey, { params: { id: passkey.id }, body, key }),
    onSent: (renamed) => {
      tab.queries.change(passkeys(tab, player), (list) =>
        list.map((one) => (one.id === renamed.id ? renamed : one)),
      )
      onClose()
    },
  })
  return (
    <EditForm submission={submission} onClose={onClose}>
      <PasskeyNameField submission={submission} name={name} setName={setName} />
    </EditForm>
  )
}
