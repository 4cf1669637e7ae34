import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/icon/icon-button.tsx'
import { icons } from '../../ui/icon/icons.ts'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { Footer } from '../bars/footer.tsx'
import { useGoBack } from './return-path.ts'
import { MAIN_ID } from '../bars/skip-link.tsx'
import styles from './standalone-page.module.css'

interface StandalonePageProps {
  title: ReactNode
  children: ReactNode
}

/** A page of the layout `none`: no bars, only a back button. */
export function StandalonePage({ title, children }: StandalonePageProps) {
  const { t } = useLingui()
  const goBack = useGoBack()
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.page} data-bare="">
      <IconButton icon={icons.back} label={t`Back`} background="soft" onClick={goBack} />
      <PageHeading>{title}</PageHeading>
      {children}
      <Footer variant="slim" />
    </main>
  )
}
