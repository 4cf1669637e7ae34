import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { hasUnsent } from '../../platform/drafts.ts'
import { sessionAtom, signOut } from '../../session/session.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'

interface SignOutButtonProps {
  wide?: boolean
  disabled?: boolean
}

/** Signs out; asks first where that deletes text that was not sent. */
export function SignOutButton(props: SignOutButtonProps) {
  const session = useAtomValue(sessionAtom)
  if (session.state !== 'signedIn') return null
  const { username } = session
  return (
    <ConfirmButton
      icon="signOut"
      variant="quiet"
      {...props}
      ask={async () =>
        (await hasUnsent(username))
          ? msg`You have text that was not sent. Signing out deletes it from this device.`
          : undefined
      }
      onConfirm={() => void signOut()}
    >
      <Trans>Sign out</Trans>
    </ConfirmButton>
  )
}
