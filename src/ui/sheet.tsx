import { useLingui } from '@lingui/react/macro'
import { useId, useLayoutEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './sheet.module.css'

interface SheetProps {
  title: string
  children: ReactNode
  /** Stays at the bottom while the rest scrolls. */
  foot?: ReactNode
  onClose: () => void
}

/** Pulled down by this much, px, or faster than this, px a ms, the sheet closes. */
const FAR = 110
const FAST = 0.6

/**
 * A sheet from the bottom edge, above everything; the focus stays inside and goes back where it came from. Escape, a press
 * beside it or pulling it down closes it. Render it only while it is open.
 */
export function Sheet({ title, children, foot, onClose }: SheetProps) {
  const { t } = useLingui()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [pull, setPull] = useState<{ from: number; at: number; by: number }>()
  // Closed before it leaves the page, or the focus would not go back where it came from.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  const move = (event: PointerEvent) =>
    setPull((old) => old && { ...old, by: Math.max(0, event.clientY - old.from) })
  const release = (event: PointerEvent) => {
    if (!pull) return
    const speed = pull.by / Math.max(1, event.timeStamp - pull.at)
    setPull(undefined)
    if (pull.by > FAR || (pull.by > 24 && speed > FAST)) onClose()
  }
  return (
    // A press on the backdrop arrives at the dialog itself; keys have Escape and the close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={id}
      data-pulled={pull ? '' : undefined}
      style={pull ? { transform: `translateY(${pull.by}px)` } : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.inside}>
        <div
          className={styles.head}
          onPointerDown={(event) => {
            if (event.target instanceof Element && event.target.closest('button')) return
            event.currentTarget.setPointerCapture(event.pointerId)
            setPull({ from: event.clientY, at: event.timeStamp, by: 0 })
          }}
          onPointerMove={move}
          onPointerUp={release}
          onPointerCancel={() => setPull(undefined)}
        >
          <span className={styles.grip} aria-hidden="true" />
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label={t`Close`} ground="soft" onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {foot ? <div className={styles.foot}>{foot}</div> : null}
      </div>
    </dialog>
  )
}
