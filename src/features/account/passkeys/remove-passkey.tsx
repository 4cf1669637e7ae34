import { Box } from '@chakra-ui/react/box'
import { Text } from '@chakra-ui/react/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { passkeyEndpoints } from '@marquee/contract/passkey-endpoints.ts'
import { useTab } from '../../../session/tab.ts'
import { useToast } from '../../../ui/toast/toast.ts'
import { IdentityFields, useIdentityForm } from './identity-form.tsx'
import { refreshPasskeys } from './passkeys.ts'
import type { PasskeyFormProps } from './rename-passkey.tsx'

/** Removes a passkey after a confirmation. */
export function RemovePasskey({ player, passkey, onClose }: PasskeyFormProps) {
  const { t } = useLingui()
  const toast = useToast()
  const tab = useTab()
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  // The clicked button is unmounted, and the question has no field to focus.
  useEffect(() => group.current?.focus(), [])
  const { name } = passkey
  const form = useIdentityForm({
    check: () => ({ body: {} }),
    send: async (body, key) => {
      const response = await tab.http.call(passkeyEndpoints.removePasskey, {
        params: { id: passkey.id },
        body,
        key,
      })
      if (!response.ok) refreshPasskeys(tab, player)
      return response
    },
    onSent: () => {
      refreshPasskeys(tab, player)
      toast('success', t`The passkey has been removed.`)
      onClose()
    },
  })
  return (
    <Box ref={group} role="group" aria-labelledby={id} tabIndex={-1} outline="none">
      <IdentityFields
        form={form}
        onClose={onClose}
        label={<Trans comment="Button that removes a passkey">Remove the passkey</Trans>}
      >
        <Text id={id} mb="8px" lineHeight="1.45" overflowWrap="anywhere">
          <Trans>
            Remove “{name}”? You can no longer sign in with it. To delete it from the device too, use the
            device’s settings.
          </Trans>
        </Text>
      </IdentityFields>
    </Box>
  )
}
