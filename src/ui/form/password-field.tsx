import { useLingui } from '@lingui/react/macro'
import { useState, type ComponentProps } from 'react'
import { IconButton } from '../icon/icon-button.tsx'
import { pageIcons } from '../icon/page-icons.ts'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'>

/** A password input whose text can be shown; paste and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <IconButton
          icon={shown ? pageIcons.eyeOff : pageIcons.eye}
          label={shown ? t`Hide password` : t`Show password`}
          onClick={() => setShown(!shown)}
          style={{ marginInlineEnd: -12 }}
        />
      }
    />
  )
}
