import { Field } from '@chakra-ui/react/field'
import { useLingui } from '@lingui/react/macro'
import { useRef, type CSSProperties, type ReactNode, type Ref } from 'react'
import { recipeClass } from '../../theme/recipe-class.ts'
import styles from './amount-field.module.css'
import { AmountInput } from './amount-input.tsx'
import { amountShown } from './amount-text.ts'
import { FieldNote } from '../form/field-note.tsx'
import { IconButton } from '../icon/icon-button.tsx'
import { pageIcons } from '../icon/page-icons.ts'

interface QuickAmount {
  label: string
  /** The field's value after a click; undefined until it is known. */
  value: string | undefined
}

interface AmountFieldProps {
  label: string
  /** A field value, see `amount-text.ts`. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** ISO 4217; `undefined` for whole numbers such as points. */
  currency: string | undefined
  /** Text after the figure: a currency's sign, `P`. */
  unit: string
  /** The rule, shown while there is no error. */
  hint: ReactNode
  /** Shown under the field and part of its description. */
  error?: string | undefined
  quick: readonly QuickAmount[]
  disabled?: boolean
  ref?: Ref<HTMLInputElement | null>
}

/** The large amount field with buttons that fill it. */
export function AmountField({
  label,
  value,
  onChange,
  onBlur,
  currency,
  unit,
  hint,
  error,
  quick,
  disabled = false,
  ref,
}: AmountFieldProps) {
  const { t, i18n } = useLingui()
  const shown = amountShown(value, { language: i18n.locale, currency })
  const container = useRef<HTMLDivElement>(null)
  // A tap on a button leaves the focus in the field: otherwise a phone's keyboard would close and open.
  const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()
  return (
    <Field.Root invalid={Boolean(error)} disabled={disabled}>
      <Field.Label>{label}</Field.Label>
      <div
        ref={container}
        className={`${recipeClass('inputFrame')} ${styles.field}`}
        data-invalid={error ? '' : undefined}
        style={{ '--figures': Math.max(1, shown.length) } as CSSProperties}
      >
        <AmountInput
          inputRef={ref}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          currency={currency}
          placeholder="0"
        />
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
        {value === '' || disabled ? null : (
          <IconButton
            icon={pageIcons.close}
            label={t({ message: 'Clear', comment: 'Empties the amount field' })}
            className={styles.clear}
            onMouseDown={keepFocus}
            onClick={() => {
              onChange('')
              container.current?.querySelector('input')?.focus()
            }}
          />
        )}
      </div>
      <FieldNote error={error} hint={hint} />
      <div className={styles.quick}>
        {quick.map((one) => (
          <button
            key={one.label}
            type="button"
            className={`${recipeClass('chip')} ${styles.chip}`}
            disabled={disabled || one.value === undefined}
            onMouseDown={keepFocus}
            onClick={() => one.value !== undefined && onChange(one.value)}
          >
            {one.label}
          </button>
        ))}
      </div>
    </Field.Root>
  )
}
