import { useId } from 'react'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import styles from './select-field.module.css'

interface SelectFieldProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  options: readonly { readonly value: string; readonly label: string }[]
  /** Shown if nothing is selected. */
  empty: string
  error?: string | undefined
}

/** A labelled native select. */
export function SelectField({ label, name, value, onChange, options, empty, error }: SelectFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={recipeClass('field')} data-invalid={error ? '' : undefined}>
        <select
          id={id}
          name={name}
          className={styles.select}
          value={options.some((option) => option.value === value) ? value : ''}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
        >
          <option value="" disabled>
            {empty}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon path={pageIcons.down} size={20} />
      </div>
      <p id={`${id}-note`} className={styles.error} role={error ? 'alert' : undefined}>
        {error}
      </p>
    </div>
  )
}
