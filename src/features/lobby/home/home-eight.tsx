import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import type { CategoryShelvesProps } from './category-shelves.tsx'
import { Hero } from './hero.tsx'
import styles from './home-eight.module.css'
import { providersAtom } from '../catalogue/provider-list.ts'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'

const CategoryShelves = lazyWithRetry(() => import('./category-shelves.tsx').then((module) => module.default))

/** Home by category: a full-width hero, a sticky category strip, and one shelf for each category. */
export function HomeEight(props: CategoryShelvesProps) {
  const { t } = useLingui()
  const featured = useAtomValue(siteConfigAtom)?.WEB_VARIABLES.featured
  const providers = useAtomValue(providersAtom)
  return (
    <div id="top" className={styles.home}>
      <PageHeading spoken>{t`Home`}</PageHeading>
      <Hero variant="bleed" games={featured} providers={providers} />
      <Suspense fallback={<div className={styles.placeholder} />}>
        <CategoryShelves {...props} />
      </Suspense>
    </div>
  )
}
