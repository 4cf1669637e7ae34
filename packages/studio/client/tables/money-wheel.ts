import { wheelValues } from '../../shared/table-names.ts'
import { element } from '../common/element.ts'
import { groupOfAll, type Layout, type LayoutInput } from './layout.ts'
import { createLazyWheel } from './lazy-wheel.ts'
import { showLastResults } from './last-results.ts'
import { openTable } from './open-table.ts'
import './wheel.css'
import './money-wheel.css'

const lookOf = (value: number | string) => `value-${value}`

function createMoneyWheel({ sheet, stage, spots, nameOf, still }: LayoutInput): Layout {
  const pointer = element('i', { class: 'pointer', 'aria-hidden': 'true' })
  const drawn = element('b', { class: 'value-drawn', 'aria-hidden': 'true' })
  const wheel = createLazyWheel(
    Promise.all([import('./wheel.ts'), import('./money-wheel-face.ts')]).then(
      ([{ createWheel }, { moneyWheelFace }]) => createWheel(stage.arena, moneyWheelFace, still),
    ),
    (segment) => {
      const value = segment === undefined ? undefined : (wheelValues[segment] ?? 0)
      drawn.textContent = value === undefined ? '' : String(value)
      drawn.className = value === undefined ? 'value-drawn' : `value-drawn ${lookOf(value)}`
      pointer.classList.toggle('ticking', segment === undefined && !still())
    },
  )
  stage.arena.append(pointer, drawn)

  stage.felt.append(...sheet.spots.map(({ id }) => spots.paying(id, id, lookOf(id))))
  return {
    groups: [groupOfAll({ sheet, nameOf })],
    spin: () => wheel.spin(),
    show: ([segment = 0], late) => wheel.show(segment, late),
    clear: () => pointer.classList.remove('ticking'),
    history(results) {
      const [last] = results
      if (last !== undefined) wheel.lay(last[0] ?? 0)
      showLastResults(
        stage.results,
        results.slice(0, 18).map(([segment = 0]) => {
          const value = wheelValues[segment] ?? 0
          return element('li', { class: lookOf(value) }, String(value))
        }),
      )
    },
  }
}

await openTable(createMoneyWheel)
