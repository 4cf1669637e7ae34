import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { sessionAtom } from '../../../session/session.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { BalanceCard } from './balance-card.tsx'
import { BankCard } from './bank-card.tsx'
import type { MyPageEdit } from './my-page-edit.ts'
import styles from './my-page.module.css'
import { PasswordCard } from '../password/password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SignOutButton } from '../sign-in/sign-out-button.tsx'

interface MyPageProps {
  /** The form that is open, if any. */
  edit: MyPageEdit | undefined
  onEdit: (edit: MyPageEdit | undefined) => void
  /** The player's favourite games, from another feature. */
  favourites?: ReactNode
  /** The way to what happened since the player signed in. */
  happened?: ReactNode
}

/** My page (spec §2): balance, profile, bank account, password and sessions. */
export function MyPage({ edit, onEdit, favourites, happened }: MyPageProps) {
  const session = useAtomValue(sessionAtom)
  if (session.state !== 'signedIn') return null
  const player = session.username
  const editing = (name: MyPageEdit) => ({
    editing: edit === name,
    onEdit: () => onEdit(name),
    onClose: () => onEdit(undefined),
  })
  return (
    <div className={styles.page}>
      <PageHeading>
        <Trans>My page</Trans>
      </PageHeading>
      <div className={styles.columns}>
        <div className={styles.column}>
          <BalanceCard />
          <ProfileCard player={player} {...editing('profile')} />
          <BankCard player={player} {...editing('bank')} />
        </div>
        <div className={styles.column}>
          {favourites}
          <PasswordCard username={player} {...editing('password')} />
          <SessionsCard player={player} />
          {happened}
          <SignOutButton wide />
        </div>
      </div>
    </div>
  )
}
