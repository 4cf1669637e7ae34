import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import type { IconPath } from '../../ui/icon/icons.ts'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import styles from './coming-soon.module.css'

interface ComingSoonProps {
  icon: IconPath
  title: string
  /** Links to other pages. */
  children: ReactNode
}

/** A page that is announced but not available yet (spec §2). */
export function ComingSoon({ icon, title, children }: ComingSoonProps) {
  return (
    <div className={styles.page}>
      <span className={styles.disc}>
        <Icon path={icon} size={36} />
      </span>
      <PageHeading>{title}</PageHeading>
      <p className={styles.text}>
        <Trans>Coming soon. We will tell you in the announcements when it opens.</Trans>
      </p>
      <div className={styles.links}>{children}</div>
    </div>
  )
}
