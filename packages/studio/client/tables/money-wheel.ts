import { wheelValues } from '../../shared/table-names.ts'
import { element } from '../common/element.ts'
import { groupOfAll, type Layout, type LayoutInput } from './layout.ts'
import { openTable } from './open-table.ts'
import './wheel.css'
import './money-wheel.css'

const lookOf = (value: number | string) => `value-${value}`

function createMoneyWheel({ sheet, stage, spots, nameOf, still }: LayoutInput): Layout {
  // The first bets do not wait for the wheel; a table whose wheel does not load shows its results all the same.
  const wheel = Promise.all([import('./wheel.ts'), import('./money-wheel-face.ts')]).then(
    ([{ createWheel }, { moneyWheelFace }]) => createWheel(stage.arena, moneyWheelFace, still),
    () => undefined,
  )
  const pointer = element('i', { class: 'pointer', 'aria-hidden': 'true' })
  const drawn = element('b', { class: 'value-drawn', 'aria-hidden': 'true' })
  stage.arena.append(pointer, drawn)
  /** Whether the wheel shows a result, or turns. */
  let isShown = false

  function announceDrawn(segment: number | undefined) {
    const value = segment === undefined ? undefined : (wheelValues[segment] ?? 0)
    drawn.textContent = value === undefined ? '' : String(value)
    drawn.className = value === undefined ? 'value-drawn' : `value-drawn ${lookOf(value)}`
    pointer.classList.toggle('ticking', segment === undefined && !still())
  }

  stage.felt.append(...sheet.spots.map(({ id }) => spots.paying(id, id, lookOf(id))))
  return {
    groups: [groupOfAll({ sheet, nameOf })],
    spin() {
      isShown = true
      announceDrawn(undefined)
      void wheel.then((one) => one?.spin())
    },
    async show([segment = 0], late) {
      isShown = true
      announceDrawn(undefined)
      await (await wheel)?.stop(segment, late)
      announceDrawn(segment)
    },
    clear: () => pointer.classList.remove('ticking'),
    history(results) {
      const [last] = results
      if (!isShown && last !== undefined) {
        const [segment = 0] = last
        isShown = true
        void wheel.then((one) => one?.stop(segment, true))
        announceDrawn(segment)
      }
      stage.results.replaceChildren(
        ...results.slice(0, 18).map(([segment = 0]) => {
          const value = wheelValues[segment] ?? 0
          return element('li', { class: lookOf(value) }, String(value))
        }),
      )
    },
  }
}

await openTable(createMoneyWheel)
