/** Id of the element that contains the toasts. */
const TOAST_LAYER = 'toasts'

/**
 * The element that contains the toasts, created at the first call. Chakra's drawer needs it, so that a click on a toast does
 * not close the drawer; it throws if the element does not exist a second after opening.
 */
export function toastLayer(): HTMLElement {
  const existing = document.getElementById(TOAST_LAYER)
  if (existing) return existing
  const layer = document.createElement('div')
  layer.id = TOAST_LAYER
  // An open drawer hides everything else from screen readers, but no live announcer.
  layer.dataset['liveAnnouncer'] = ''
  document.body.append(layer)
  return layer
}
