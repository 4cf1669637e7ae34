import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useOverlay } from '../../../ui/use-overlay.ts'
import styles from './cover-panel.module.css'

interface CoverPanelProps {
  title: ReactNode
  children: ReactNode
  /** Buttons. The first one receives the focus. */
  actions: ReactNode
  /** Called on Escape and on going back. Without it, only the buttons close the panel. */
  onCancel?: () => void
}

/** A modal panel over the whole game. */
export function CoverPanel({ title, children, actions, onCancel }: CoverPanelProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  useOverlay(onCancel !== undefined, () => onCancel?.())
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onCancel) return
    event.stopPropagation()
    onCancel()
  }
  return (
    <div
      ref={panel}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={id}
      className={styles.cover}
      onKeyDown={cancelOnEscape}
    >
      <div className={styles.panel}>
        <h3 id={id}>{title}</h3>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  )
}
