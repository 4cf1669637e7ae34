import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import type { IconPath } from '../../ui/icon/icons.ts'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import styles from './coming-soon.module.css'

interface ComingSoonProps {
  icon: IconPath
  title: string
  /** Ways on: links to what is there already. */
  children: ReactNode
}

/** A place that is announced but not open yet (spec §2), with a way on. */
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
      <div className={styles.ways}>{children}</div>
    </div>
  )
}
