import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { guardComposition } from '../../../ui/form/composing.ts'
import styles from './birth-field.module.css'
import { birthOrder, birthParts, birthText } from './birth-text.ts'

interface BirthFieldProps {
  /** See `birthText`. */
  value: string
  onChange: (value: string) => void
  /** Called when the focus leaves all three inputs. */
  onBlur: () => void
  error?: string | undefined
  hint: string
}

/** A date of birth as three numbers in the order of the player's language. */
export function BirthField({ value, onChange, onBlur, error, hint }: BirthFieldProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const parts = birthParts(value)
  const labels = {
    year: t({ message: 'Year', comment: 'Part of a date of birth' }),
    month: t({ message: 'Month', comment: 'Part of a date of birth' }),
    day: t({ message: 'Day', comment: 'Part of a date of birth' }),
  }
  return (
    <fieldset
      className={styles.group}
      aria-describedby={`${id}-note`}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur()
      }}
    >
      <legend className={styles.legend}>{t`Date of birth`}</legend>
      <div className={styles.parts}>
        {birthOrder(i18n.locale).map((part) => (
          <label
            key={part}
            className={`${recipeClass('field')} ${styles.part}`}
            data-part={part}
            data-invalid={error ? '' : undefined}
          >
            <span className={styles.label}>{labels[part]}</span>
            <input
              name={`birth_${part}`}
              inputMode="numeric"
              autoComplete={`bday-${part}`}
              maxLength={part === 'year' ? 4 : 2}
              value={parts[part]}
              onChange={(event) => onChange(birthText({ ...parts, [part]: event.target.value }))}
              onKeyDown={guardComposition}
              aria-invalid={error ? true : undefined}
            />
          </label>
        ))}
      </div>
      <p id={`${id}-note`} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
        {error ?? hint}
      </p>
    </fieldset>
  )
}
