import { Field } from '@chakra-ui/react/field'
import { Textarea, type TextareaProps } from '@chakra-ui/react/textarea'
import { useLingui } from '@lingui/react'
import { cleanText, lengthOf } from '@marquee/contract/plain-text.ts'
import { FieldNote } from './field-note.tsx'
import styles from './text-area.module.css'

interface TextAreaProps extends Omit<TextareaProps, 'id' | 'value'> {
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
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      <Textarea rows={5} {...area} value={value} />
      <div className={styles.foot}>
        <FieldNote error={error} hint={hint} />
        {limit ? <Counter text={value} limit={limit} /> : null}
      </div>
    </Field.Root>
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
