import { useLingui } from '@lingui/react'
import { useId, type ComponentProps } from 'react'
import { recipeClass } from '../theme/recipe-class.ts'
import styles from './text-area.module.css'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'value'> {
  label: string
  value: string
  /** What is wrong, shown under the field and read with it. */
  error?: string | undefined
  /** The rule, shown before it is broken. */
  hint?: string | undefined
  /** The limit that is counted against, characters; more can be typed, so that nothing pasted is cut. */
  limit?: number
}

/** A labelled text of several lines in the player's style; grows with its text, and counts it where there is a limit. */
export function TextArea({ label, value, error, hint, limit, ...area }: TextAreaProps) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={recipeClass('field')} data-invalid={error ? '' : undefined}>
        <textarea
          rows={5}
          {...area}
          className={styles.area}
          id={id}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
        />
      </div>
      <div className={styles.foot}>
        <p id={noteId} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
          {note}
        </p>
        {limit ? <Counter length={lengthOf(value)} limit={limit} /> : null}
      </div>
    </div>
  )
}

/** How long a text is by the contract's count: what is sent, without the blanks around it. */
function lengthOf(text: string): number {
  return text.trim().length
}

interface CounterProps {
  length: number
  limit: number
}

/** `100/1000` while typing; said aloud only near the limit and past it. */
export function Counter({ length, limit }: CounterProps) {
  const { i18n } = useLingui()
  const figures = new Intl.NumberFormat(i18n.locale)
  return (
    <span
      className={styles.counter}
      data-over={length > limit ? '' : undefined}
      aria-live={length > limit * 0.9 ? 'polite' : 'off'}
    >
      {figures.format(length)}/{figures.format(limit)}
    </span>
  )
}
