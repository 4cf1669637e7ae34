import { Field, useFieldContext } from '@chakra-ui/react/field'
import type { ReactNode } from 'react'

interface FieldNoteProps {
  error: ReactNode
  /** Shown while there is no error. */
  hint?: ReactNode
}

/**
 * The error of a `Field.Root`, which is announced, or its hint. The error has the id of the hint and so is part of the
 * control's description: fewer screen readers support `aria-errormessage`.
 */
export function FieldNote({ error, hint }: FieldNoteProps) {
  const { ids } = useFieldContext()
  return error ? (
    <Field.ErrorText id={ids.helperText} role="alert" aria-live="assertive">
      {error}
    </Field.ErrorText>
  ) : (
    <Field.HelperText>{hint}</Field.HelperText>
  )
}
