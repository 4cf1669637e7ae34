import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Suspense, type ReactNode } from 'react'
import { offersAtom } from '../../../platform/config/offers.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import { sessionAtom } from '../../../session/session.ts'
import columns from '../../../ui/page/columns.module.css'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { BalanceCard } from './balance-card.tsx'
import { BankCard } from './bank-card.tsx'
import { DetailsCard } from './details-card.tsx'
import type { MyPageEdit } from './my-page-edit.ts'
import styles from './my-page.module.css'
import { ProfileCard } from './profile-card.tsx'
import { SignOutButton } from '../sign-in/sign-out-button.tsx'

const SecurityCards = lazyWithRetry(() =>
  import('./security-cards.tsx').then((module) => module.SecurityCards),
)

interface MyPageProps {
  /** The form that is open, if any. */
  edit?: MyPageEdit | undefined
  onEdit: (edit: MyPageEdit | undefined) => void
  /** The page that opened the form and is shown again when the form closes. */
  back?: 'withdraw' | undefined
  /** The player's favourite games, from another feature. */
  favourites?: ReactNode
  /** Links to the player's messages, inquiries, history and settings, from other features. */
  hub?: ReactNode
  /** Link to the activity list. */
  activity?: ReactNode
}

/** My page (spec §2): balance, profile, bank account, password, passkeys and sessions. */
export function MyPage({ edit, onEdit, back, favourites, hub, activity }: MyPageProps) {
  const session = useAtomValue(sessionAtom)
  const navigate = useNavigate()
  const offered = useAtomValue(offersAtom)
  const isConfigured = useAtomValue(siteConfigAtom) !== undefined
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
        <Trans context="page of the account">Account</Trans>
      </PageHeading>
      <div className={columns.columns}>
        <div className={styles.column}>
          <BalanceCard />
          {/* The configuration decides which links and cards there are. */}
          {isConfigured ? (
            <>
              {hub}
              {offered('account') ? (
                <>
                  <ProfileCard player={player} {...editing('profile')} />
                  <BankCard player={player} {...editing('bank')} />
                </>
              ) : (
                <DetailsCard inPage />
              )}
            </>
          ) : (
            <Skeleton height={560} borderRadius="var(--radii-card)" />
          )}
        </div>
        <div className={styles.column}>
          {favourites}
          <Suspense fallback={<Skeleton height={560} borderRadius="var(--radii-card)" />}>
            <SecurityCards player={player} {...editing('password')} />
            {activity}
            <SignOutButton wide />
          </Suspense>
        </div>
      </div>
    </div>
  )
}
