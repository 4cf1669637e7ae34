import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { siteConfigAtom } from '../../platform/site-config.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { CategoryShelvesProps } from './category-shelves.tsx'
import { Hero } from './hero.tsx'
import styles from './home-eight.module.css'
import { useProviders } from './provider-list.ts'
import { late } from '../../ui/late.tsx'

const CategoryShelves = late(() => import('./category-shelves.tsx').then((module) => module.default))

/** Home by category: a hero from edge to edge, a strip that stays in view, a shelf for each category. */
export function HomeEight(props: CategoryShelvesProps) {
  const { t } = useLingui()
  const featured = useAtomValue(siteConfigAtom)?.WEB_VARIABLES.featured ?? []
  const { providers } = useProviders()
  return (
    <div id="top" className={styles.home}>
      <PageHeading spoken>{t`Home`}</PageHeading>
      <Hero
        variant="bleed"
        games={featured}
        provider={providers.find((one) => one.id === featured[0]?.provider_id)}
      />
      <Suspense fallback={<div className={styles.coming} />}>
        <CategoryShelves {...props} />
      </Suspense>
    </div>
  )
}
