import { useAtomValue } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { sessionAtom } from '../../session/session.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { startWallet } from './watch.ts'
import { WalletHead } from './wallet-head.tsx'
import styles from './wallet-page.module.css'

interface WalletPageProps {
  title: ReactNode
  /** The page's own matter. */
  children: ReactNode
  /** Stands above it, and at its side from 1200 px. */
  before?: ReactNode
  /** Follows it, and stands at its side from 1200 px. */
  beside?: ReactNode
  /** Comes last, under the page's own matter. */
  after?: ReactNode
}

/** A page of the wallet: what the player has, the ways inside the wallet, then the page's own matter. */
export function WalletPage({ title, children, before, beside, after }: WalletPageProps) {
  const session = useAtomValue(sessionAtom)
  useEffect(() => startWallet(), [])
  if (session.state !== 'signedIn') return null
  return (
    <div className={styles.page}>
      <WalletHead />
      <div className={styles.heading}>
        <PageHeading>{title}</PageHeading>
      </div>
      <div className={styles.body} data-beside={before || beside ? '' : undefined}>
        {before ? <div className={styles.before}>{before}</div> : null}
        <div className={styles.main}>{children}</div>
        {beside ? <div className={styles.beside}>{beside}</div> : null}
        {after ? <div className={styles.after}>{after}</div> : null}
      </div>
    </div>
  )
}
