import { useLingui } from '@lingui/react/macro'
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { DragAway } from './drag-away.tsx'
import { IconButton } from '../icon/icon-button.tsx'
import { pageIcons } from '../icon/page-icons.ts'
import { SheetClose } from './sheet-close.tsx'
import styles from './sheet.module.css'
import { FADE, prefersReducedMotion } from '../motion/reduced-motion.ts'
import { useOverlay } from '../use-overlay.ts'

interface SheetProps {
  title: string
  children: ReactNode
  /** Footer that does not scroll. A `SheetCloseButton` in it closes the sheet. */
  foot?: ReactNode
  /** Whether opening the sheet added an entry to the history, which going back removes. */
  isEntry?: boolean
  /** Called after the exit animation. */
  onClose: () => void
}

/** Duration of the exit animation, ms. */
const EXIT_MS = 200

/**
 * A modal sheet at the bottom edge. It traps the focus and restores it on closing. Escape, going back, a tap on the backdrop
 * and dragging it down close it. Render it only while it is open.
 */
export function Sheet({ title, children, foot, isEntry = false, onClose }: SheetProps) {
  const { t } = useLingui()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const head = useRef<HTMLDivElement>(null)
  // A dialog must be closed before it is removed, or the browser does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  const [isLeaving, setLeaving] = useState(false)
  const close = () => {
    const element = dialog.current
    if (!element?.open) return
    setLeaving(true)
    // Closed before the exit animation, so that the page is usable during it.
    element.close()
    const exit = prefersReducedMotion() ? { opacity: 0 } : { transform: 'translateY(100%)' }
    const duration = prefersReducedMotion() ? FADE : EXIT_MS
    void element
      .animate(exit, { duration, easing: 'ease-in', fill: 'forwards' })
      .finished.then(onClose, onClose)
  }
  useOverlay(!isLeaving, close, isEntry)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the click is on the backdrop; keys have Escape
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
          <IconButton icon={pageIcons.close} label={t`Close`} background="soft" onClick={close} />
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
