import { type RefObject, useEffect, useRef, useState } from 'react'

interface ErrorFocus {
  /** For the `form` element. */
  readonly form: RefObject<HTMLFormElement | null>
  /** Focuses the first field with an error, once the errors are rendered. */
  readonly focusFirstError: () => void
}

/** Moves the focus to the first field of a form that has an error. */
export function useErrorFocus(): ErrorFocus {
  const form = useRef<HTMLFormElement>(null)
  const [requests, setRequests] = useState(0)
  useEffect(() => {
    if (requests === 0) return undefined
    // A screen reader that gets the new description after the focus reads it twice.
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [requests])
  return { form, focusFirstError: () => setRequests((count) => count + 1) }
}
