import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { drafts } from '../../../platform/storage/drafts.ts'
import { playerAtom } from '../../../session/player.ts'
import { useTab } from '../../../session/tab.ts'
import { ConfirmButton } from '../../../ui/form/confirm-button.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'

interface SignOutButtonProps {
  wide?: boolean
  disabled?: boolean
}

/** Signs out, after a confirmation if unsent text would be deleted. */
export function SignOutButton(props: SignOutButtonProps) {
  const tab = useTab()
  const player = useAtomValue(playerAtom)
  if (player === undefined) return null
  return (
    <ConfirmButton
      icon={pageIcons.signOut}
      variant="quiet"
      {...props}
      getQuestion={async () =>
        drafts(tab).hasUnsent(player)
          ? msg`You have unsent text. Signing out deletes it from this device.`
          : undefined
      }
      onConfirm={() => void tab.session.signOut()}
    >
      <Trans>Sign out</Trans>
    </ConfirmButton>
  )
}
