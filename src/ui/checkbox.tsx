import type { ReactNode } from 'react'
import styles from './checkbox.module.css'
import { Icon } from './icon.tsx'

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** A labelled checkbox; the whole line is its target. */
export function Checkbox({ checked, onChange, children }: CheckboxProps) {
  return (
    <label className={styles.line}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span className={styles.box}>
        <Icon name="check" size={15} />
      </span>
      {children}
    </label>
  )
}
