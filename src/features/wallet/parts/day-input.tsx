import { Field } from '@chakra-ui/react/field'
import { Input, type InputProps } from '@chakra-ui/react/input'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SiteDay } from '@marquee/contract/site-day.ts'
import { FieldNote } from '../../../ui/form/field-note.tsx'
import styles from './day-input.module.css'
import { siteDayText } from './site-day-text.ts'

interface DayInputProps extends Omit<InputProps, 'id' | 'type' | 'value' | 'className'> {
  label: ReactNode
  /** Empty: no day is chosen. */
  value: SiteDay | ''
  /** Shown under the field, which reserves its space; empty for no error. Without it there is no space. */
  error?: string
}

/**
 * The browser's date field. Browsers format its day in their own language and not in the page's, so a text in the page's
 * language covers the field until it has the focus.
 */
export function DayInput({ label, error, ...input }: DayInputProps) {
  const { i18n } = useLingui()
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      <span className={styles.day}>
        <Input {...input} type="date" className={styles.input} />
        <span className={styles.text} aria-hidden="true">
          {input.value ? siteDayText(input.value, i18n.locale, 'short') : '–'}
        </span>
      </span>
      {error === undefined ? null : <FieldNote error={error} />}
    </Field.Root>
  )
}
