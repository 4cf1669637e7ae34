import type { ComponentProps } from 'react'
import { PasswordField } from '../../../ui/form/password-field.tsx'

type Inherited = 'ref' | 'label' | 'value' | 'error' | 'hint'
interface CurrentPasswordFieldProps extends Pick<ComponentProps<typeof PasswordField>, Inherited> {
  onText: (text: string) => void
}

/** The field for the player's current password; its name is `password`. */
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
