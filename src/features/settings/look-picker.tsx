import { useId, type ReactNode } from 'react'
import styles from './look-picker.module.css'

interface LookPickerProps<T extends string> {
  title: string
  value: T
  choices: readonly { value: T; label: string; specimen: ReactNode }[]
  onChoose: (value: T) => void
}

/** One look of six, each shown as it is. */
export function LookPicker<T extends string>({ title, value, choices, onChoose }: LookPickerProps<T>) {
  const id = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.grid}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={styles.choice}
            data-chosen={choice.value === value || undefined}
          >
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.specimen}
            <span className={styles.label}>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
