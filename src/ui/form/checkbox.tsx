import type { ReactNode } from 'react'
import styles from './checkbox.module.css'
import { Icon } from '../icon/icon.tsx'
import { pageIcons } from '../icon/page-icons.ts'

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** A labelled checkbox. The whole line toggles it. */
export function Checkbox({ checked, onChange, children }: CheckboxProps) {
  return (
    <label className={styles.line}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span className={styles.box}>
        <Icon path={pageIcons.check} size={15} />
      </span>
      {children}
    </label>
  )
}
