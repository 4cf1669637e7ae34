import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { offersAtom } from '../../../platform/config/offers.ts'
import { sessionAtom } from '../../../session/session.ts'
import columns from '../../../ui/page/columns.module.css'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { BalanceCard } from './balance-card.tsx'
import { BankCard } from './bank-card.tsx'
import { DetailsCard } from './details-card.tsx'
import type { MyPageEdit } from './my-page-edit.ts'
import styles from './my-page.module.css'
import { PasskeysCard } from '../passkeys/passkeys-card.tsx'
import { PasswordCard } from '../password/password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SignOutButton } from '../sign-in/sign-out-button.tsx'

interface MyPageProps {
  /** The form that is open, if any. */
  edit?: MyPageEdit | undefined
  onEdit: (edit: MyPageEdit | undefined) => void
  /** The page that needs what is edited, and is led back to when the form closes. */
  back?: 'withdraw' | undefined
  /** The player's favourite games, from another feature. */
  favourites?: ReactNode
  /** The ways to the player's messages, inquiries, history and settings, from other features. */
  hub?: ReactNode
  /** The way to what happened since the player signed in. */
  happened?: ReactNode
}

/** My page (spec §2): balance, profile, bank account, password, passkeys and sessions. */
export function MyPage({ edit, onEdit, back, favourites, hub, happened }: MyPageProps) {
  const session = useAtomValue(sessionAtom)
  const navigate = useNavigate()
  const offered = useAtomValue(offersAtom)
  if (session.state !== 'signedIn') return null
  const player = session.username
  const editing = (name: MyPageEdit) => ({
    editing: edit === name,
    onEdit: () => onEdit(name),
    onClose: () => {
      if (back === undefined) onEdit(undefined)
      else void navigate({ to: '/wallet/withdrawpage', replace: true })
    },
  })
  return (
    <div className={columns.page}>
      <PageHeading>
        <Trans>My page</Trans>
      </PageHeading>
      <div className={columns.columns}>
        <div className={styles.column}>
          <BalanceCard />
          {hub}
          {offered('account') ? (
            <>
              <ProfileCard player={player} {...editing('profile')} />
              <BankCard player={player} {...editing('bank')} />
            </>
          ) : (
            <DetailsCard inPage />
          )}
        </div>
        <div className={styles.column}>
          {favourites}
          {offered('account_changes') ? <PasswordCard username={player} {...editing('password')} /> : null}
          <PasskeysCard player={player} />
          {offered('account_changes') ? <SessionsCard player={player} /> : null}
          {happened}
          <SignOutButton wide />
        </div>
      </div>
    </div>
  )
}
