import { flushSync } from 'react-dom'

/**
 * Makes each form submit what its fields show. Some password managers and in-app browsers fill fields without an event, so that
 * the form's state lacks their text.
 */
export function followFilledFields(document: Document): void {
  // Before the listeners of React, whose handlers then see the new state.
  const onSubmit = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement)) return
    // Read before the first is announced: React then restores the others.
    const filled = [...target.elements]
      .filter(isText)
      .filter((field) => field.value !== field.defaultValue)
      .map((field) => [field, field.value] as const)
    if (filled.length === 0) return
    flushSync(() => {
      for (const [field, value] of filled) announce(field, value)
    })
  }
  document.addEventListener('submit', onSubmit, true)
}

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** Whether an element is a field whose `defaultValue` is what React has rendered. */
function isText(element: Element): element is TextElement {
  if (element instanceof HTMLTextAreaElement) return true
  return (
    element instanceof HTMLInputElement && !/^(checkbox|radio|file|hidden|submit|button)$/.test(element.type)
  )
}

/** Dispatches the event that is missing. React ignores an event of a field whose value it takes for known. */
function announce(field: TextElement, value: string): void {
  // React follows its own setter only, and not the one of the prototype.
  field.value = value === '' ? '-' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
