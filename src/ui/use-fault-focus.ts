import { useEffect, useState, type RefObject } from 'react'

/**
 * For a refused press: the function puts the focus into the first field of the form that has an error, once the errors are on
 * screen. Call it after setting them.
 */
export function useFaultFocus(form: RefObject<HTMLElement | null>): () => void {
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [asked, form])
  return () => setAsked((times) => times + 1)
}
