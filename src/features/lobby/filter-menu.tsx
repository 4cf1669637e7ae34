import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './filter-menu.module.css'

interface FilterMenuProps {
  label: string
  /** What is chosen, in short; undefined: nothing. */
  chosen?: string | undefined
  children: ReactNode
}

/** A chip that opens its choices under it. Escape and a press elsewhere close it. */
export function FilterMenu({ label, chosen, children }: FilterMenuProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return undefined
    const elsewhere = (event: Event) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('focusin', elsewhere)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('focusin', elsewhere)
    }
  }, [open])
  return (
    <div
      ref={place}
      role="group"
      className={styles.place}
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
        <Icon name="down" size={16} />
      </button>
      {open ? (
        <div id={id} className={styles.panel}>
          {children}
        </div>
      ) : null}
    </div>
  )
}
