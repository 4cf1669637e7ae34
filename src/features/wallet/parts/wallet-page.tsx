import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useDeferredValue, useEffect, type ReactNode } from 'react'
import { protectedAtom } from '../../../platform/config/site-config.ts'
import { playerAtom } from '../../../session/player.ts'
import { useTab } from '../../../session/tab.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { startWallet } from '../requests/watch.ts'
import { WalletHead } from './wallet-head.tsx'
import styles from './wallet-page.module.css'

interface WalletPageProps {
  title: ReactNode
  /** The content of the page. */
  children: ReactNode
  /** Shown above the content; beside it from 1200 px. */
  before?: ReactNode
  /** Shown below the content; beside it from 1200 px. */
  beside?: ReactNode
  /** Shown last, below the content. */
  after?: ReactNode
}

/**
 * The frame of every wallet page: the wallet's head, the heading, the content. What comes last is rendered after the rest, in a task of its own.
 */
export function WalletPage({ title, children, before, beside, after }: WalletPageProps) {
  const player = useAtomValue(playerAtom)
  const tab = useTab()
  const isProtected = useAtomValue(protectedAtom)
  const isAfterDue = useDeferredValue(true, false)
  useEffect(() => startWallet(tab), [tab])
  if (player === undefined) return null
  return (
    <div className={styles.page}>
      <WalletHead />
      <div className={styles.heading}>
        <PageHeading>{title}</PageHeading>
        {isProtected ? (
          <Link to="/account/play-limits" className={styles.limits}>
            <Trans comment="Page of limits of money and time, breaks and help">Play limits</Trans>
          </Link>
        ) : null}
      </div>
      <div className={styles.body} data-beside={before || beside ? '' : undefined}>
        {before ? <div className={styles.before}>{before}</div> : null}
        <div className={styles.main}>{children}</div>
        {beside ? <div className={styles.beside}>{beside}</div> : null}
        {after && isAfterDue ? <div className={styles.after}>{after}</div> : null}
      </div>
    </div>
  )
}
