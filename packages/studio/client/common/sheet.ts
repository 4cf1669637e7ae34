import { element, icon, icons } from './element.ts'
import { notifyOverGame } from './over-game.ts'

/** Opens a dialog over the game; it goes away with Escape, its button, or a click beside it. Returns its `close`. */
export function openSheet(
  container: HTMLElement,
  { title, closeLabel, content }: { title: string; closeLabel: string; content: readonly Node[] },
): () => void {
  const close = element(
    'button',
    { type: 'button', class: 'step', 'aria-label': closeLabel },
    icon(icons.close),
  )
  const dialog = element(
    'dialog',
    { class: 'sheet', 'aria-labelledby': 'sheet-title' },
    element('header', { class: 'sheet-head' }, element('h2', { id: 'sheet-title' }, title), close),
    element('div', { class: 'sheet-body', tabindex: '0' }, ...content),
  )
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    notifyOverGame(container)
  })
  container.append(dialog)
  dialog.showModal()
  notifyOverGame(container)
  return () => dialog.close()
}
