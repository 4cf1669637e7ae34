import { Field, useFieldContext } from '@chakra-ui/react/field'
import { type ReactNode, useEffect, useState } from 'react'

interface FieldNoteProps {
  error: string | undefined
  /** Shown while there is no error. */
  hint?: ReactNode
}

/** The error of a `Field.Root`, or its hint. */
export function FieldNote({ error, hint }: FieldNoteProps) {
  const { ids } = useFieldContext()
  const state = useErrorState(error, ids.control)
  const isAlert = state === 'whileFocused' || state === 'left'
  return error ? (
    // Only an alert that is inserted is announced, and Chakra looks for descriptions when elements are inserted.
    <Field.ErrorText
      key={state}
      // With the id of the hint it is the control's description: fewer screen readers support `aria-errormessage`.
      {...(state === 'whileFocused' ? {} : { id: ids.helperText })}
      {...(isAlert ? { role: 'alert', 'aria-live': 'assertive' } : { 'aria-live': 'off' })}
    >
      {error}
    </Field.ErrorText>
  ) : (
    <Field.HelperText>{hint}</Field.HelperText>
  )
}

/**
 * `new`: of a field without the focus, which may get it because of the error. `whileFocused`: of a field that has the focus, whose
 * new description would be read too. `announced`: of a field that was left after that. `left`: of a field that does not get the focus.
 */
type ErrorState = 'new' | 'whileFocused' | 'announced' | 'left'

/**
 * How screen readers get an error once: in the field with the focus as an alert; after a submission as the description of the
 * field that gets the focus; of a field that was left as an alert, and as the description when the player returns.
 */
function useErrorState(error: string | undefined, control: string): ErrorState {
  const [state, setState] = useState<ErrorState>('new')
  const [last, setLast] = useState(error)
  if (last !== error) {
    setLast(error)
    setState(document.activeElement?.id === control ? 'whileFocused' : 'new')
  }
  useEffect(() => {
    if (!error) return undefined
    if (state === 'whileFocused') {
      const field = document.getElementById(control)
      const onBlur = () => setState('announced')
      field?.addEventListener('blur', onBlur)
      return () => field?.removeEventListener('blur', onBlur)
    }
    if (state !== 'new') return undefined
    // `useErrorFocus` moves the focus in the frame after the error was rendered.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (!document.activeElement?.matches('[aria-invalid=true]')) setState('left')
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [error, control, state])
  return state
}
