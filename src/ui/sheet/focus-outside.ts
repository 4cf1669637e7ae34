/**
 * `onFocusOutside` of Chakra's modal parts: keeps them open when code moves the focus out, such as a page that loads
 * late and focuses its heading. The player cannot move the focus out. Under React's strict mode the effects run
 * twice, and the first focus trap returns the focus to the page.
 */
export function stayOpen(event: Event): void {
  event.preventDefault()
}
