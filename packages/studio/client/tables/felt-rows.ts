import { element } from '../common/element.ts'
import './felt-rows.css'

/** A row of buttons, as wide as the felt. */
export function feltRow(kind: string, buttons: readonly HTMLElement[], title?: string): HTMLElement {
  return element(
    'div',
    { class: `felt-row ${kind}` },
    title === undefined ? undefined : element('p', { class: 'row-title' }, title),
    ...buttons,
  )
}
