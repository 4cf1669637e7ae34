import { useEffect, useId, useRef, type ReactNode } from 'react'
import styles from './cover-panel.module.css'

interface CoverPanelProps {
  title: ReactNode
  children: ReactNode
  /** Buttons. The first one receives the focus. */
  actions: ReactNode
}

/** A modal panel over the whole game. */
export function CoverPanel({ title, children, actions }: CoverPanelProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  return (
    <div ref={panel} role="alertdialog" aria-modal="true" aria-labelledby={id} className={styles.cover}>
      <div className={styles.panel}>
        <h3 id={id}>{title}</h3>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  )
}
