import { useId, type ReactNode } from 'react'
import { recipeClass } from '../../theme/recipe-class.ts'
import styles from './choice-list.module.css'

interface Choice<T extends string> {
  value: T
  label: string
  /** Language of the label, where it is not the page's. */
  lang?: string
  /** A preview above the label. Give it to all choices of a list or to none. */
  specimen?: ReactNode
}

interface ChoiceListProps<T extends string> {
  title: string
  value: T
  choices: readonly Choice<T>[]
  onChoose: (value: T) => void
}

/** A radio group shown as chips or as previews. */
export function ChoiceList<T extends string>({ title, value, choices, onChoose }: ChoiceListProps<T>) {
  const id = useId()
  const shown = choices.some((choice) => choice.specimen !== undefined)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      <div className={shown ? styles.specimens : styles.chips}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={shown ? styles.specimen : `${recipeClass('chip')} ${styles.chip}`}
            aria-current={choice.value === value || undefined}
            lang={choice.lang}
          >
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.specimen}
            {shown ? <span className={styles.label}>{choice.label}</span> : choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
