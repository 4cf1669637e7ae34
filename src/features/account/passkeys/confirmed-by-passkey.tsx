import { Flex } from '@chakra-ui/react/flex'
import { Trans } from '@lingui/react/macro'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'

interface ConfirmedByPasskeyProps {
  /** Whether passkeys can be used in this browser and on this site. */
  usable: boolean
  /** Whether the player closed the prompt. */
  wasClosed: boolean
}

/** A note in the form of the bank account that a passkey confirms the change. */
export function ConfirmedByPasskey({ usable, wasClosed }: ConfirmedByPasskeyProps) {
  return (
    <Flex textStyle="small" gap="10px" mt="4px" color="subText">
      <Icon path={pageIcons.key} size={20} />
      <output>
        {!usable ? (
          <Trans>
            You need your passkey for this change, and it is not available here. Change the account on a
            device that has it, or remove your passkeys first.
          </Trans>
        ) : wasClosed ? (
          <Trans>Nothing was changed. Try again and confirm with your passkey.</Trans>
        ) : (
          <Trans>
            Withdrawals are paid to this account, so your device will ask you to confirm with your passkey. We
            will send you a message about the change.
          </Trans>
        )}
      </output>
    </Flex>
  )
}
