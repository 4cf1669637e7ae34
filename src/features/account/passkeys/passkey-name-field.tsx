import { useLingui } from '@lingui/react/macro'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { Submission } from '../../../ui/form/use-submit.ts'

interface PasskeyNameFieldProps {
  submission: Pick<Submission<'name'>, 'errorOf' | 'clearError'>
  name: string
  setName: (name: string) => void
  hint?: string
}

/** The field for the name of a passkey. */
export function PasskeyNameField({ submission, name, setName, hint }: PasskeyNameFieldProps) {
  const { t } = useLingui()
  return (
    <TextField
      label={t`Name of the passkey`}
      name="name"
      autoComplete="off"
      value={name}
      onChange={(event) => {
        setName(event.target.value)
        submission.clearError('name')
      }}
      error={submission.errorOf('name')}
      hint={hint}
    />
  )
}
