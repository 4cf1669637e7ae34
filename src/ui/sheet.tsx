import { useLingui } from '@lingui/react/macro'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { DragAway } from './drag-away.tsx'
import { IconButton } from './icon-button.tsx'
import { SheetClose } from './sheet-close.tsx'
import styles from './sheet.module.css'
import { FADE, isStill } from './stillness.ts'

interface SheetProps {
  title: string
  children: ReactNode
  /** Stays at the bottom while the rest scrolls; a `SheetCloseButton` in it lets the sheet leave. */
  foot?: ReactNode
  /** The sheet has left. */
  onClose: () => void
}

/** How long a sheet takes to leave, ms. */
const LEAVING = 200

/**
 * A sheet from the bottom edge, above everything; the focus stays inside and goes back where it came from. Escape, a press
 * beside it or pulling it down closes it. Render it only while it is open.
 */
export function Sheet({ title, children, foot, onClose }: SheetProps) {
  const { t } = useLingui()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const head = useRef<HTMLDivElement>(null)
  // Closed before it leaves the page, or the focus would not go back where it came from.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  const close = () => {
    const element = dialog.current
    if (!element?.open) return
    // Closed at once, so that the page can be used while the sheet is still going.
    element.close()
    const way = isStill() ? { opacity: 0 } : { transform: 'translateY(100%)' }
    const duration = isStill() ? FADE : LEAVING
    void element
      .animate(way, { duration, easing: 'ease-in', fill: 'forwards' })
      .finished.then(onClose, onClose)
  }
  return (
    // A press on the backdrop arrives at the dialog itself; keys have Escape and the close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close()
      }}
    >
      <DragAway surface={dialog} handle={head} edge="bottom" onAway={close} />
      <div className={styles.inside}>
        <div ref={head} className={styles.head}>
          <span className={styles.grip} aria-hidden="true" />
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label={t`Close`} ground="soft" onClick={close} />
        </div>
        <div className={styles.body}>{children}</div>
        {foot ? (
          <SheetClose value={close}>
            <div className={styles.foot}>{foot}</div>
          </SheetClose>
        ) : null}
      </div>
    </dialog>
  )
}
