import { numbersOf, sicBoSide, totalOf } from '../../shared/sic-bo-names.ts'
import { element } from '../common/element.ts'
import { createDice, dieFace } from './dice.ts'
import { groupOfAll, type Layout, type LayoutInput } from './layout.ts'
import { openTable } from './open-table.ts'
import { feltRow } from './felt-rows.ts'
import './sic-bo.css'

/** Results that the board has room for. */
const shownResults = 24

/** How many dice of each of its faces stand on a spot. */
const drawnDice: Readonly<Record<string, number>> = { double: 2, triple: 3, pair: 1, single: 1 }

/** A name with more signs than this does not fit into the field of one triple. */
const longName = 12
/** The width of a text in signs; those of China and Japan are as wide as two. */
const signsOf = (text: string): number =>
  text.length + (text.match(/[\u3040-\u30ff\u4e00-\u9fff]/gu)?.length ?? 0)

/** How a name is called that would leave the field of one triple: one of more than two words needs the most lines. */
function lengthOf(name: string): string {
  if (signsOf(name) <= longName) return ''
  return name.split(' ').length > 2 ? ' long wordy' : ' long'
}

function createSicBo({ sheet, stage, spots, nameOf, still }: LayoutInput): Layout {
  const { sicBo: words } = sheet.table
  const dice = createDice(stage.arena, still)
  stage.arena.setAttribute('aria-hidden', 'true')
  const ofKind = (...kinds: readonly string[]) =>
    sheet.spots.map(({ id }) => id).filter((id) => kinds.includes(id.replace(/-\d.*$/, '')))
  const rows = [
    { kind: 'sides', ids: ['small', 'odd', 'even', 'big'] },
    { kind: 'doubles', ids: ofKind('double') },
    { kind: 'triples', ids: ofKind('triple', 'any-triple') },
    { kind: 'totals', ids: ofKind('total') },
    { kind: 'pairs', ids: ofKind('pair') },
    { kind: 'singles', ids: ofKind('single') },
  ]

  function button(id: string): HTMLButtonElement {
    const kind = id.split('-')[0] ?? ''
    const numbers = numbersOf(id)
    const copies = drawnDice[kind] ?? 0
    const written = numbers.length === 0 ? nameOf(id) : String(numbers[0])
    const made = spots.paying(
      id,
      copies === 0 ? written : '',
      `kind-${kind}${kind === 'any' ? lengthOf(written) : ''}`,
    )
    const faces = numbers.flatMap((face) => Array.from({ length: copies }, () => dieFace(face)))
    made.querySelector('.face')?.append(...faces)
    return made
  }

  stage.felt.append(...rows.map(({ kind, ids }) => feltRow(kind, ids.map(button))))

  return {
    groups: [groupOfAll({ sheet, nameOf })],
    spin: () => dice.shake(),
    show: (result, late) => dice.rest(result, late),
    clear: () => dice.clear(),
    history: (results) =>
      stage.results.replaceChildren(
        ...results.slice(0, shownResults).map((result) => {
          const side = sicBoSide(result)
          const name = side === 'triple' ? words.anyTriple : words[side]
          return element(
            'li',
            { class: `side-${side}` },
            element('b', {}, String(totalOf(result))),
            element('span', { class: 'letter' }, side === 'triple' ? '3' : [...name][0]),
            element('span', { class: 'spoken' }, `${result.join(' ')}, ${name}`),
          )
        }),
      ),
  }
}

await openTable(createSicBo)
