import { useEffect, useRef, type ReactNode } from 'react'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { DataAge } from '../../../ui/time/data-age.tsx'
import styles from './section-card.module.css'

interface SectionCardProps {
  id: string
  title: ReactNode
  /** A small action beside the title. */
  action?: ReactNode
  /** Whether its form is open: the focus goes into the form, and back to the button when it has closed. */
  editing?: boolean
  children: ReactNode
}

/** A titled card of my page. */
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

interface RowsProps {
  rows: readonly { readonly term: string; readonly value: ReactNode }[]
  /** When the values were fetched, ms of server time, where they may be old. */
  fetchedAt?: number | undefined
}

/** A list of terms and values. */
export function DetailRows({ rows, fetchedAt }: RowsProps) {
  return (
    <>
      <dl>
        {rows.map(({ term, value }) => (
          <div key={term} className={styles.row}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {fetchedAt === undefined ? null : (
        <p className={styles.age}>
          <DataAge at={fetchedAt} />
        </p>
      )}
    </>
  )
}
