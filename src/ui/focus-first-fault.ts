import type { RefObject } from 'react'

/** After a refused press: puts the focus into the first field that has an error, once the errors are on screen. */
export function focusFirstFault(form: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    })
  })
}
