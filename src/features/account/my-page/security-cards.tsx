import { useAtomValue } from 'jotai'
import { offersAtom } from '../../../platform/config/offers.ts'
import { PasskeysCard } from '../passkeys/passkeys-card.tsx'
import { PasswordCard } from '../password/password-card.tsx'
import type { EditableProps } from './my-page-edit.ts'
import { SessionsCard } from './sessions-card.tsx'

/** The cards for password, passkeys and sessions. */
export function SecurityCards({ player, ...password }: EditableProps & { player: string }) {
  const canChange = useAtomValue(offersAtom)('account_changes')
  return (
    <>
      {canChange ? <PasswordCard username={player} {...password} /> : null}
      <PasskeysCard player={player} />
      {canChange ? <SessionsCard player={player} /> : null}
    </>
  )
}
