import { Suspense, type ReactNode } from 'react'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'
import { AppBar } from '../bars/app-bar.tsx'
import { BottomBar } from '../bars/bottom-bar.tsx'
import { Footer } from '../bars/footer.tsx'
import styles from './dashboard.module.css'
import type { Bars } from './layout-table.ts'
import { MAIN_ID } from '../bars/skip-link.tsx'

/** Lazy, because phones have no rail. On wide windows the start of the shell preloads it. */
const Rail = lazyWithRetry(() => import('../bars/rail.tsx').then((module) => module.Rail), 'silent')

interface DashboardProps {
  bars: Bars
  children: ReactNode
}

/** The layouts `dashboard` and `eight-dashboard`: a page with bars. */
export function Dashboard({ bars, children }: DashboardProps) {
  return (
    <div className={styles.dashboard} data-nav={bars.nav}>
      {bars.nav === 'rail' ? (
        <Suspense fallback={<div className={styles.rail} />}>
          <Rail />
        </Suspense>
      ) : null}
      <div className={styles.column}>
        <AppBar variant={bars.appBar} withBrand={bars.nav !== 'rail'} />
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <div className={styles.footer}>
          <Footer variant="full" />
        </div>
      </div>
      {bars.nav === 'tabs' ? <BottomBar /> : null}
    </div>
  )
}
