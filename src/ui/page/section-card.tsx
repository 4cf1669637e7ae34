import { useEffect, useRef, type ReactNode } from 'react'
import { recipeClass } from '../../theme/recipe-class.ts'
import styles from './section-card.module.css'

interface SectionCardProps {
  id: string
  title: ReactNode
  /** A small action beside the title. */
  action?: ReactNode
  /** Whether its form is open: opening focuses the form, closing its button. */
  editing?: boolean
  children: ReactNode
}

/** A titled card of a page with several. */
export function SectionCard({ id, title, action, editing = false, children }: SectionCardProps) {
  const card = useRef<HTMLElement>(null)
  const wasEditing = useRef(editing)
  useEffect(() => {
    if (wasEditing.current === editing) return
    wasEditing.current = editing
    card.current
      ?.querySelector<HTMLElement>(editing ? 'form input:not([aria-hidden]), form select' : 'button')
      ?.focus()
  }, [editing])
  return (
    <section ref={card} className={`${recipeClass('card')} ${styles.card}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
