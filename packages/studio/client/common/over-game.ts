import type { Host } from './host.ts'

/** Bubbles from whatever comes over the game or goes away again. */
const overGameEvent = 'overgame'

/** Tells `followOverGame` that something at `place` came over the game or went away. */
export function tellOverGame(place: HTMLElement): void {
  place.dispatchEvent(new Event(overGameEvent, { bubbles: true }))
}

/**
 * Tells the app while a sheet, or a notice that can be put away, lies over the game, so that going back closes it and not the
 * game. Answers what the app's `back` calls. Escape does the same.
 */
export function followOverGame(root: HTMLElement, host: Pick<Host, 'send'>): () => void {
  let told = false
  const sheet = () => [...root.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  const dismissal = () => root.querySelector<HTMLElement>('.notice [data-dismiss]')

  root.addEventListener(overGameEvent, () => {
    const open = sheet() !== undefined || dismissal() !== null
    if (open !== told) host.send({ type: 'sheet', open })
    told = open
  })
  root.ownerDocument.addEventListener('keydown', ({ key }) => {
    // The browser closes a dialog by itself.
    if (key === 'Escape' && sheet() === undefined) dismissal()?.click()
  })
  return () => {
    const open = sheet()
    if (open) open.close()
    else dismissal()?.click()
  }
}
