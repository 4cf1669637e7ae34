import type { KeyboardEvent } from 'react'

/**
 * For the `onKeyDown` of every text input: Enter that ends a Korean, Japanese or Chinese composition must not send the
 * form. Safari ends the composition before the key event and marks it by keyCode 229 only.
 */
export function guardComposition(event: KeyboardEvent): void {
  if (event.key !== 'Enter') return
  if (event.nativeEvent.isComposing || event.keyCode === 229) event.preventDefault()
}
