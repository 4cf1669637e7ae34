import { Field, useFieldContext } from '@chakra-ui/react/field'
import { type ReactNode, useLayoutEffect, useState } from 'react'

interface FieldNoteProps {
  error: ReactNode
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

const whileFocused: Announcement = { isAlert: true, isDescription: false }
const withFocus: Announcement = { isAlert: false, isDescription: true }
const afterFocus: Announcement = { isAlert: true, isDescription: true }

/**
 * How screen readers get an error once: in the field with the focus as an alert, which a new description would repeat; after a
 * submission as the description of the field that gets the focus; of a field that was left as an alert, and as the description
 * when the player returns.
 */
function useAnnouncement(error: ReactNode, control: string): Announcement {
  const [announcement, setAnnouncement] = useState(withFocus)
  useLayoutEffect(() => {
    if (!error) return undefined
    const field = document.getElementById(control)
    if (field && field === document.activeElement) {
      setAnnouncement(whileFocused)
      const onBlur = () => setAnnouncement(withFocus)
      field.addEventListener('blur', onBlur)
      return () => field.removeEventListener('blur', onBlur)
    }
    setAnnouncement(withFocus)
    // `useErrorFocus` moves the focus in the frame after the error was rendered.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (!document.activeElement?.matches('[aria-invalid=true]')) setAnnouncement(afterFocus)
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [error, control])
  return announcement
}
