import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Suspense, type ReactNode } from 'react'
import { protectedAtom, siteConfigAtom } from '../../../platform/config/site-config.ts'
import { playerAtom } from '../../../session/player.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'
import { WalletHead } from './wallet-head.tsx'
import styles from './wallet-page.module.css'
import { CardSkeleton } from './wallet-skeleton.tsx'

const WalletWatch = lazyWithRetry(
  () => import('../requests/wallet-watch.tsx').then((module) => module.WalletWatch),
  'silent',
)

interface WalletPageProps {
  title: ReactNode
  /** The content of the page. */
  children: ReactNode
  /** Shown below the content; beside it from 1200 px. Its code may be lazy. */
  beside?: ReactNode
  /** Shown last, below the content. */
  after?: ReactNode
  /** A page that is a list: on phones its first row is in sight. */
  compact?: boolean
}

/** The frame of every wallet page: the wallet's head, the heading, the content. */
export function WalletPage({ title, children, beside, after, compact = false }: WalletPageProps) {
  const player = useAtomValue(playerAtom)
  const isProtected = useAtomValue(protectedAtom)
  // The first configuration replaces the placeholder of a form. The cards below it are mounted anew at their new position,
  // because the form may be higher and would move them.
  const key = useAtomValue(siteConfigAtom) === undefined ? 'loading' : 'configured'
  if (player === undefined) return null
  return (
    <div className={styles.page}>
      <WalletHead compact={compact} />
      <div className={styles.heading}>
        <PageHeading>{title}</PageHeading>
        {isProtected ? (
          <Link to="/account/play-limits" className={styles.limits}>
            <Trans comment="Page of limits of money and time, breaks and help">Limits and breaks</Trans>
          </Link>
        ) : null}
      </div>
      <div className={styles.body} data-beside={beside ? '' : undefined}>
        <div className={styles.main}>{children}</div>
        {beside ? (
          <div key={key} className={styles.beside}>
            <Suspense fallback={<CardSkeleton of="list" />}>{beside}</Suspense>
          </div>
        ) : null}
        {after ? (
          <div key={`after ${key}`} className={styles.after}>
            {after}
          </div>
        ) : null}
      </div>
      <Suspense fallback={null}>
        <WalletWatch />
      </Suspense>
    </div>
  )
}
