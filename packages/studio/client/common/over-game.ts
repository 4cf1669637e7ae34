import type { Host } from './host.ts'

/** Bubbles from whatever opens over the game or closes again. */
const overGameEvent = 'overgame'

/** Notifies `followOverGame` that something in `container` opened over the game or closed. */
export function notifyOverGame(container: HTMLElement): void {
  container.dispatchEvent(new Event(overGameEvent, { bubbles: true }))
}

/**
 * Notifies the app while a sheet, or a notice that can be put away, lies over the game, so that going back closes it and not the
 * game. Returns what the app's `back` calls. Escape does the same.
 */
export function followOverGame(root: HTMLElement, host: Pick<Host, 'send'>): () => void {
  let reported = false
  const sheet = () => [...root.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  const dismissal = () => root.querySelector<HTMLElement>('.notice [data-dismiss]')

  root.addEventListener(overGameEvent, () => {
    const open = sheet() !== undefined || dismissal() !== null
    if (open !== reported) host.send({ type: 'sheet', open })
    reported = open
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
