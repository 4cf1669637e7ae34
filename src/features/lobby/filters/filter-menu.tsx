import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { useOverlay } from '../../../ui/use-overlay.ts'
import styles from './filter-menu.module.css'

interface FilterMenuProps {
  label: string
  /** Summary of the chosen values; undefined when none is chosen. */
  chosen?: string | undefined
  children: ReactNode
}

/** A chip that opens its options in a panel below it. Escape or a click outside closes the panel. */
export function FilterMenu({ label, chosen, children }: FilterMenuProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useOverlay(open, () => setOpen(false))
  useEffect(() => {
    if (!open) return undefined
    const closeOnOutside = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOnOutside)
    document.addEventListener('focusin', closeOnOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOnOutside)
      document.removeEventListener('focusin', closeOnOutside)
    }
  }, [open])
  return (
    <div
      ref={container}
      role="group"
      className={styles.container}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        className={recipeClass('chip')}
        aria-expanded={open}
        aria-controls={id}
        aria-current={chosen ? 'true' : undefined}
        onClick={() => setOpen(!open)}
      >
        {chosen ? `${label}: ${chosen}` : label}
        <Icon path={pageIcons.down} size={16} />
      </button>
      {open ? (
        <div id={id} className={styles.panel}>
          {children}
        </div>
      ) : null}
    </div>
  )
}
