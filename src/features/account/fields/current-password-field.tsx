import type { ComponentProps } from 'react'
import { PasswordField } from '../../../ui/form/password-field.tsx'

type Kept = 'ref' | 'label' | 'value' | 'error' | 'hint'
interface CurrentPasswordFieldProps extends Pick<ComponentProps<typeof PasswordField>, Kept> {
  onText: (text: string) => void
}

/** The field `password` of a form that the player's present password is typed into. */
export function CurrentPasswordField({ onText, ...field }: CurrentPasswordFieldProps) {
  return (
    <PasswordField
      {...field}
      name="password"
      autoComplete="current-password"
      onChange={(event) => onText(event.target.value)}
    />
  )
}
