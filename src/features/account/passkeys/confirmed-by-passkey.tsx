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
            This change is confirmed with your passkey, which cannot be used here. Change the account on a
            device that has it, or remove your passkeys first.
          </Trans>
        ) : wasClosed ? (
          <Trans>Nothing was changed. Press again and confirm with your passkey.</Trans>
        ) : (
          <Trans>
            Next, your device asks you to confirm with your passkey, because money is paid to this account. A
            message will tell you about the change.
          </Trans>
        )}
      </output>
    </Flex>
  )
}
