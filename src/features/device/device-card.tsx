import { useId, type ReactNode } from 'react'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import type { IconPath } from '../../ui/icon/icons.ts'
import styles from './device-card.module.css'

interface DeviceCardProps {
  icon: IconPath
  title: string
  /** Two buttons, the main one last. */
  actions: ReactNode
  children: ReactNode
}

/** A non-modal card over the page with a question about the app. */
export function DeviceCard({ icon, title, actions, children }: DeviceCardProps) {
  const id = useId()
  return (
    <section className={`${recipeClass('card')} ${styles.card}`} aria-labelledby={id}>
      <span className={styles.disc}>
        <Icon path={icon} size={22} />
      </span>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <div className={styles.text}>{children}</div>
      </div>
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}
