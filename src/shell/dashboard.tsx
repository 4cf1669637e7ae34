import { Suspense, type ReactNode } from 'react'
import { late } from '../ui/late.tsx'
import { AppBar } from './app-bar.tsx'
import { BottomBar } from './bottom-bar.tsx'
import styles from './dashboard.module.css'
import type { Bars } from './layout-table.ts'
import { MAIN_ID } from './skip-link.tsx'

/** Below the first screen of most pages: it comes after it, and its place is kept. */
const Footer = late(() => import('./footer.tsx').then((module) => module.Footer), 'extra')

/** Phones have no rail: its code does not go there. Wide windows ask for it as the shell starts. */
const Rail = late(() => import('./rail.tsx').then((module) => module.Rail), 'extra')

interface DashboardProps {
  bars: Bars
  children: ReactNode
}

/** Layout dashboard: the bars that the layout table names, around the page. */
export function Dashboard({ bars, children }: DashboardProps) {
  return (
    <div className={styles.dashboard} data-nav={bars.nav}>
      {bars.nav === 'rail' ? (
        <Suspense fallback={<div className={styles.rail} />}>
          <Rail />
        </Suspense>
      ) : null}
      <div className={styles.column}>
        {bars.appBar === 'none' ? null : <AppBar variant={bars.appBar} withBrand={bars.nav !== 'rail'} />}
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {bars.footer === 'none' ? null : (
          <div className={styles.footer}>
            <Suspense>
              <Footer variant={bars.footer} />
            </Suspense>
          </div>
        )}
      </div>
      {bars.nav === 'tabs' ? <BottomBar /> : null}
    </div>
  )
}
