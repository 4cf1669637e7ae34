let origin: HTMLElement | undefined

/** Remembers what has the focus now, before the frame takes it. Early: an inert page has already lost it. */
export function rememberFocus(): void {
  if (typeof document === 'undefined') return
  const focused = document.activeElement
  origin = focused instanceof HTMLElement && focused !== document.body ? focused : undefined
}

/** What has the focus in an open frame first: its title. For whoever gives up the focus when a game opens. */
export function frameTitle(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-game-title]')
}

/** Gives the focus back to where it came from; where that is gone, to `instead` or the page's main part. */
export function returnFocus(instead?: HTMLElement | null): void {
  const target = origin?.isConnected ? origin : (instead ?? document.querySelector('main'))
  target?.focus({ preventScroll: true })
}
