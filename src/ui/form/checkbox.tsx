import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { pageIcons } from '../icon/page-icons.ts'
import styles from './checkbox.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'type'> {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** A labelled checkbox. The whole line toggles it. */
export function Checkbox({ onChange, children, ...input }: CheckboxProps) {
  return (
    <label className={styles.line}>
      <input type="checkbox" {...input} onChange={(event) => onChange(event.target.checked)} />
      <span className={styles.box}>
        <Icon path={pageIcons.check} size={15} />
      </span>
      {children}
    </label>
  )
}
