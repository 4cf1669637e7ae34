import { useId, type ReactNode } from 'react'
import { recipeClass } from '../../theme/recipe-class.ts'
import styles from './panel.module.css'

interface PanelProps {
  title: ReactNode
  children: ReactNode
}

/** A titled card of the settings. */
export function Panel({ title, children }: PanelProps) {
  const id = useId()
  return (
    <section className={`${recipeClass('card')} ${styles.panel}`} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

interface FactsProps {
  facts: readonly { readonly term: string; readonly value: ReactNode }[]
}

/** Terms and their values, one per line. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function PanelText({ children }: { children: ReactNode }) {
  return <p className={styles.explanation}>{children}</p>
}

/** Buttons of a panel, side by side where they fit. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
