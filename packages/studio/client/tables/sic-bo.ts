import { numbersOf, sicBoSide, totalOf } from '../../shared/sic-bo-names.ts'
import { element } from '../common/element.ts'
import { initialOf } from '../common/initial-of.ts'
import { createBetPages } from './bet-pages.ts'
import { createDice, dieFace } from './dice.ts'
import { groupOfAll, type Layout, type LayoutInput } from './layout.ts'
import { showLastResults } from './last-results.ts'
import { openTable } from './open-table.ts'
import { feltRow } from './felt-rows.ts'
import './rimmed-felt.css'
import './sic-bo.css'

/** Results that the board has room for. */
const shownResults = 24

/** How many dice of each of its faces stand on a spot. */
const drawnDice: Readonly<Record<string, number>> = { double: 2, triple: 3, pair: 1, single: 1 }

function createSicBo({ sheet, stage, spots, nameOf, still }: LayoutInput): Layout {
  const { sicBo: words } = sheet.table
  const dice = createDice(stage.arena, still)
  /** Whether the dice show a result, or are shaken. */
  let isShown = false
  stage.arena.setAttribute('aria-hidden', 'true')
  const ofKind = (...kinds: readonly string[]) =>
    sheet.spots.map(({ id }) => id).filter((id) => kinds.includes(id.replace(/-\d.*$/, '')))
  function button(id: string): HTMLButtonElement {
    const kind = id.split('-')[0] ?? ''
    const numbers = numbersOf(id)
    const copies = drawnDice[kind] ?? 0
    const written = numbers.length === 0 ? nameOf(id) : String(numbers[0])
    const made = spots.paying(id, copies === 0 ? written : '', `kind-${kind}`)
    const faces = numbers.flatMap((face) => Array.from({ length: copies }, () => dieFace(face)))
    made.querySelector('.face')?.append(...faces)
    return made
  }

  const row = (kind: string, ids: readonly string[]) => feltRow(kind, ids.map(button))
  const pages = createBetPages(stage.felt, [
    {
      label: sheet.table.mainBets,
      rows: [
        row('sides', ['small', 'odd', 'even', 'big']),
        row('totals', ofKind('total')),
        row('singles', ofKind('single')),
      ],
    },
    {
      label: sheet.table.moreBets,
      rows: [
        row('doubles', ofKind('double')),
        row('triples', ofKind('triple')),
        row('any-triples', ofKind('any-triple')),
        row('pairs', ofKind('pair')),
      ],
    },
  ])
  stage.felt.classList.add('rimmed')

  return {
    groups: [groupOfAll({ sheet, nameOf })],
    spin() {
      isShown = true
      dice.shake()
    },
    show(result, late) {
      isShown = true
      return dice.rest(result, late)
    },
    clear: () => dice.clear(),
    own: ({ amounts }) => pages.show(amounts),
    history(results) {
      const [last] = results
      if (!isShown && last !== undefined) void dice.rest(last, true).then(() => dice.clear())
      isShown = true
      showLastResults(
        stage.results,
        results.slice(0, shownResults).map((result) => {
          const side = sicBoSide(result)
          const name = side === 'triple' ? words.anyTriple : words[side]
          return element(
            'li',
            { class: `side-${side}` },
            element('b', {}, String(totalOf(result))),
            element('span', { class: 'letter' }, side === 'triple' ? '3' : initialOf(name)),
            element('span', { class: 'spoken' }, `${result.join(' ')}, ${name}`),
          )
        }),
      )
    },
  }
}

await openTable(createSicBo)
