import { wheelValues } from '../../shared/table-names.ts'
import { element } from '../common/element.ts'
import { groupOfAll, type Layout, type LayoutInput } from './layout.ts'
import { openTable } from './open-table.ts'
import { createWheelStrip } from './wheel-strip.ts'
import './money-wheel.css'

/** A window that is higher than wide, in which the styles draw an arc. */
const portrait = '(max-aspect-ratio: 999/1000)'

const lookOf = (value: number | string) => `value-${value}`

function createMoneyWheel({ sheet, stage, spots, nameOf, still }: LayoutInput): Layout {
  const strip = createWheelStrip(
    stage.arena,
    wheelValues.map((value) => ({ face: String(value), colour: lookOf(value) })),
    still,
    matchMedia(portrait),
  )
  stage.felt.append(...sheet.spots.map(({ id }) => spots.paying(id, id, lookOf(id))))
  return {
    groups: [groupOfAll({ sheet, nameOf })],
    spin: () => strip.spin(),
    show: ([segment = 0], late) => strip.stop(segment, late),
    clear: () => strip.clear(),
    history: (results) =>
      stage.results.replaceChildren(
        ...results.slice(0, 18).map(([segment = 0]) => {
          const value = wheelValues[segment] ?? 0
          return element('li', { class: lookOf(value) }, String(value))
        }),
      ),
  }
}

await openTable(createMoneyWheel)
