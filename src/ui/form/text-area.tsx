import { useLingui } from '@lingui/react'
import { useId, type ComponentProps } from 'react'
import { cleanText, lengthOf } from '@marquee/contract/plain-text.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import styles from './text-area.module.css'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'value'> {
  label: string
  value: string
  /** Shown under the field and part of its description. */
  error?: string | undefined
  /** Shown while there is no error. */
  hint?: string | undefined
  /** Maximum number of characters, for the counter. Longer text can be entered, so that pasted text is not cut. */
  limit?: number
}

/** A labelled text area that grows with its text and counts the characters where there is a limit. */
export function TextArea({ label, value, error, hint, limit, ...area }: TextAreaProps) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div>
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
        {limit ? <Counter text={value} limit={limit} /> : null}
      </div>
    </div>
  )
}

interface CounterProps {
  text: string
  limit: number
}

/** `100/1000`, counted as the operator does. Announced near the limit and beyond it. */
export function Counter({ text, limit }: CounterProps) {
  const { i18n } = useLingui()
  const length = lengthOf(cleanText(text))
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
