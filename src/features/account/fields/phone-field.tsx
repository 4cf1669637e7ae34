import { Box } from '@chakra-ui/react/box'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { guardComposition } from '../../../ui/form/composing.ts'
import { FieldNote } from '../../../ui/form/field-note.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import styles from './phone-field.module.css'
import { usePhoneNumbers } from './use-phone-numbers.ts'

interface PhoneFieldProps {
  /** As typed. */
  value: string
  /** ISO 3166 code of the country whose format `value` has. */
  country: string
  onChange: (value: string, country: string) => void
  onBlur: () => void
  error?: string | undefined
  hint?: string | undefined
}

/** A phone number with its country. On blur, a valid number is formatted, and one with `+` selects its country. */
export function PhoneField({ value, country, onChange, onBlur, error, hint }: PhoneFieldProps) {
  const { t, i18n } = useLingui()
  const numbers = usePhoneNumbers()
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(i18n.locale, { type: 'region' })
    return (numbers?.phoneCountries ?? [])
      .map((one) => ({ ...one, name: names.of(one.code) ?? one.code }))
      .toSorted((a, b) => a.name.localeCompare(b.name, i18n.locale))
  }, [numbers, i18n.locale])
  const calling = countries.find((one) => one.code === country)?.calling
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{t`Phone number`}</Field.Label>
      <Box className={recipeClass('inputFrame')} ps="6px" data-invalid={error ? '' : undefined}>
        {/* A field of its own: label and error belong to the number. */}
        <Field.Root className={styles.country}>
          <span aria-hidden="true">
            {country} {calling ? `+${calling}` : ''}
          </span>
          <Icon path={pageIcons.down} size={16} />
          <NativeSelect.Root unstyled className={styles.select}>
            <NativeSelect.Field
              unstyled
              aria-label={t`Country of the phone number`}
              autoComplete="off"
              value={country}
              onChange={(event) => onChange(value, event.target.value)}
            >
              {countries.length === 0 ? <option value={country}>{country}</option> : null}
              {countries.map((one) => (
                <option key={one.code} value={one.code}>
                  {one.name} +{one.calling}
                </option>
              ))}
            </NativeSelect.Field>
          </NativeSelect.Root>
        </Field.Root>
        <Input
          unstyled
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={value}
          onChange={(event) => onChange(event.target.value, country)}
          onKeyDown={guardComposition}
          onBlur={() => {
            const whole = numbers?.toNational(value, country)
            if (whole && (whole.text !== value || whole.country !== country))
              onChange(whole.text, whole.country)
            onBlur()
          }}
        />
      </Box>
      <FieldNote error={error} hint={hint} />
    </Field.Root>
  )
}
