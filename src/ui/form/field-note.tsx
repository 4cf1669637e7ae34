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
  const { isAlert, isDescription } = useAnnouncement(error, ids.control)
  return error ? (
    // Only an alert that is inserted is announced, and Chakra looks for descriptions when elements are inserted.
    <Field.ErrorText
      key={`${isAlert} ${isDescription}`}
      // With the id of the hint it is the control's description: fewer screen readers support `aria-errormessage`.
      {...(isDescription ? { id: ids.helperText } : {})}
      {...(isAlert ? { role: 'alert', 'aria-live': 'assertive' } : { 'aria-live': 'off' })}
    >
      {error}
    </Field.ErrorText>
  ) : (
    <Field.HelperText>{hint}</Field.HelperText>
  )
}

interface Announcement {
  readonly isAlert: boolean
  readonly isDescription: boolean
}

/** Of a field that has the focus. A new description would be read too. */
const whileFocused: Announcement = { isAlert: true, isDescription: false }
/** Of a field without the focus, which it may get because of the error. */
const beforeFocus: Announcement = { isAlert: false, isDescription: true }
/** Of a field that was left with an error which has been announced. */
const announced: Announcement = { isAlert: false, isDescription: true }
/** Of a field that was left and does not get the focus. */
const afterFocus: Announcement = { isAlert: true, isDescription: true }

/**
 * How screen readers get an error once: in the field with the focus as an alert; after a submission as the description of the
 * field that gets the focus; of a field that was left as an alert, and as the description when the player returns.
 */
function useAnnouncement(error: string | undefined, control: string): Announcement {
  const [announcement, setAnnouncement] = useState(beforeFocus)
  const [last, setLast] = useState(error)
  if (last !== error) {
    setLast(error)
    setAnnouncement(document.activeElement?.id === control ? whileFocused : beforeFocus)
  }
  useEffect(() => {
    if (!error) return undefined
    if (announcement === whileFocused) {
      const field = document.getElementById(control)
      const onBlur = () => setAnnouncement(announced)
      field?.addEventListener('blur', onBlur)
      return () => field?.removeEventListener('blur', onBlur)
    }
    if (announcement !== beforeFocus) return undefined
    // `useErrorFocus` moves the focus in the frame after the error was rendered.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (!document.activeElement?.matches('[aria-invalid=true]')) setAnnouncement(afterFocus)
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [error, control, announcement])
  return announcement
}
