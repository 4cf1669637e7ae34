import { Field } from '@chakra-ui/react/field'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { FieldNote } from './field-note.tsx'
import { Icon } from '../icon/icon.tsx'
import { pageIcons } from '../icon/page-icons.ts'

interface SelectFieldProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  options: readonly { readonly value: string; readonly label: string }[]
  /** Shown if nothing is selected. Without it an option is always selected. */
  empty?: string
  /** Shown under the field, which reserves its space; empty for no error. Without it there is no space. */
  error?: string
}

/** A labelled native select. */
export function SelectField({ label, name, value, onChange, options, empty, error }: SelectFieldProps) {
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          name={name}
          value={options.some((option) => option.value === value) ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        >
          {empty === undefined ? null : (
            <option value="" disabled>
              {empty}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <Icon path={pageIcons.down} size={20} />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
      {error === undefined ? null : <FieldNote error={error} />}
    </Field.Root>
  )
}
