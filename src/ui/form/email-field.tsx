import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

interface EmailFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  'value' | 'onBlur' | 'error' | 'hint'
> {
  onText: (text: string) => void
}

/** The field `email` of a form. */
export function EmailField({ onText, ...field }: EmailFieldProps) {
  const { t } = useLingui()
  return (
    <TextField
      {...field}
      label={t`E-mail`}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onText(event.target.value)}
    />
  )
}
