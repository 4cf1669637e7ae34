import { useLingui } from '@lingui/react/macro'
import { useId, type ComponentProps, type ReactNode } from 'react'
import type { SiteDay } from '@marquee/contract/site-day.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import styles from './day-input.module.css'
import { siteDayText } from './site-day-text.ts'

interface DayInputProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'> {
  label: ReactNode
  /** Class of the element around the label and the field. */
  className?: string | undefined
  /** Empty: no day is chosen. */
  value: SiteDay | ''
}

/**
 * The browser's date field. Browsers format its day in their own language and not in the page's, so a text in the page's
 * language covers the field until it has the focus.
 */
export function DayInput({ label, className, ...input }: DayInputProps) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <span className={`${recipeClass('field')} ${styles.day}`}>
        <input {...input} id={id} type="date" className={styles.input} />
        <span className={styles.text} aria-hidden="true">
          {input.value ? siteDayText(input.value, i18n.locale, 'short') : '–'}
        </span>
      </span>
    </div>
  )
}
