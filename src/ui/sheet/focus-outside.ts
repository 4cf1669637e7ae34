/**
 * `onFocusOutside` of Chakra's modal parts: they keep the focus inside by themselves, so that only code can move it out, such as
 * a page that comes late and focuses its heading. That must not close what the reader has just opened. Under React's strict mode
 * the part itself does so once: the effects run twice, and the first trap gives the focus back to the page.
 */
export function stayOpen(event: Event): void {
  event.preventDefault()
}
