import { Flex } from '@chakra-ui/react/flex'
import { Field } from '@chakra-ui/react/field'
import { Fieldset } from '@chakra-ui/react/fieldset'
import { Input } from '@chakra-ui/react/input'
import { useLingui } from '@lingui/react/macro'
import { guardComposition } from '../../../ui/form/composing.ts'
import styles from './birth-field.module.css'
import { birthOrder, birthParts, birthText, christianYear } from './birth-text.ts'

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
  const parts = birthParts(value)
  const labels = {
    year: t({ message: 'Year', comment: 'Part of a date of birth' }),
    month: t({ message: 'Month', comment: 'Part of a date of birth' }),
    day: t({ message: 'Day', context: 'date of birth', comment: 'Part of a date of birth' }),
  }
  const { year } = parts
  const christian = christianYear(year)
  const calendar =
    christian !== undefined
      ? t({
          message: `${year} in the Buddhist calendar is ${christian} in the Christian calendar.`,
          comment: 'Under a date of birth; the values are years',
        })
      : i18n.locale === 'th'
        ? t({
            message: 'You can enter the year in the Buddhist or the Christian calendar.',
            comment: 'Under a date of birth, shown in Thai only',
          })
        : ''
  return (
    <Fieldset.Root
      invalid={Boolean(error)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur()
      }}
    >
      <Fieldset.Legend>{t`Date of birth`}</Fieldset.Legend>
      <Flex gap="8px">
        {birthOrder(i18n.locale).map((part) => (
          <Field.Root key={part} className={styles.part} data-birth={part} invalid={Boolean(error)}>
            <Field.Label>{labels[part]}</Field.Label>
            <Input
              name={`birth_${part}`}
              inputMode="numeric"
              autoComplete={`bday-${part}`}
              value={parts[part]}
              onChange={(event) => onChange(birthText({ ...parts, [part]: event.target.value }))}
              onKeyDown={guardComposition}
            />
          </Field.Root>
        ))}
      </Flex>
      {error ? (
        <Fieldset.ErrorText role="alert" aria-live="assertive">
          {error}
        </Fieldset.ErrorText>
      ) : (
        <Fieldset.HelperText>{`${hint} ${calendar}`.trim()}</Fieldset.HelperText>
      )}
    </Fieldset.Root>
  )
}
