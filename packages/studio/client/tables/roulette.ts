import { wheelOrder, pocketColour } from '../../shared/table-names.ts'
import { fill } from '@marquee/contract/fill.ts'
import { element, write } from '../common/element.ts'
import { type Money, onTwoLines } from '../common/money.ts'
import { timesText } from '../common/numbers.ts'
import type { BetGroup, Layout, LayoutInput } from './layout.ts'
import { createLazyWheel } from './lazy-wheel.ts'
import { createRacetrack } from './racetrack.ts'
import { calls, neighboursOf } from './roulette-calls.ts'
import { spotAt } from './roulette-lines.ts'
import { showLastResults } from './last-results.ts'
import { openTable } from './open-table.ts'
import './wheel.css'
import './roulette.css'
import './roulette-wide.css'
import './roulette-phone.css'
import './racetrack.css'

/** Where a bet on several numbers lies: at the edge of whole rows, or in the middle of what it covers. */
function lineOf(spot: string): string {
  const numbers = spot.split('-').map(Number)
  const columns = new Set(numbers.filter((number) => number > 0).map((number) => number % 3))
  if (columns.size === 3) return 'edge'
  return columns.size === 1 ? 'in-column' : 'middle'
}

/** A chip that spans the numbers that its bet covers; a zero is in the row before the first. */
function chipOnLine(spot: string): HTMLElement {
  const numbers = spot.split('-').map(Number)
  const rows = numbers.map((number) => Math.ceil(number / 3))
  const columns = numbers.filter((number) => number > 0).map((number) => ((number - 1) % 3) + 1)
  const chip = element('span', { 'aria-hidden': 'true' })
  const span = {
    row: Math.min(...rows),
    rows: Math.max(...rows),
    column: Math.min(...columns),
    columns: Math.max(...columns),
  }
  for (const [name, value] of Object.entries(span)) chip.style.setProperty(`--${name}`, String(value))
  return chip
}

/** One bet of each kind inside the layout. */
const insideExamples = {
  straight: '1',
  split: '1-2',
  street: '1-2-3',
  corner: '1-2-4-5',
  sixLine: '1-2-3-4-5-6',
} as const
const outside = ['low', 'even', 'red', 'black', 'odd', 'high'] as const
const callNames = ['voisins', 'tiers', 'orphelins', 'zeroGame'] as const
/** Neighbours on each side of a number in the list of all bets. */
const listedNeighbours = 2

function createRoulette({
  sheet,
  language,
  stage,
  spots,
  nameOf,
  put,
  announce,
  still,
}: LayoutInput): Layout {
  const { roulette: words } = sheet.table
  const drawn = element('b', { class: 'drawn', 'aria-hidden': 'true' })
  const wheel = createLazyWheel(
    Promise.all([import('./wheel.ts'), import('./roulette-wheel.ts')]).then(
      ([{ createWheel }, { rouletteWheel }]) => createWheel(stage.arena, rouletteWheel, still),
    ),
    (index) => {
      const pocket = index === undefined ? undefined : wheelOrder[index]
      drawn.textContent = pocket === undefined ? '' : String(pocket)
      drawn.className = pocket === undefined ? 'drawn' : `drawn ${pocketColour(pocket)}`
    },
  )
  stage.arena.append(drawn)
  const numbers = Array.from({ length: 36 }, (_, index) => index + 1)
  stage.felt.append(
    spots.button('0', '0', 'green zero'),
    ...numbers.map((number) => {
      const name = String(number)
      const button = spots.button(name, name, `number ${pocketColour(number)}`)
      button.style.setProperty('--row', String(Math.ceil(number / 3)))
      button.style.setProperty('--column', String(((number - 1) % 3) + 1))
      return button
    }),
    ...[1, 2, 3].map((part) => {
      const button = spots.button(`dozen-${part}`, nameFor(part), 'dozen')
      button.style.setProperty('--part', String(part))
      return button
    }),
    ...[1, 2, 3].map((part) => {
      const button = spots.button(`column-${part}`, '2:1', 'column')
      button.style.setProperty('--part', String(part))
      return button
    }),
    ...outside.map((spot, index) => {
      const button = spots.button(spot, nameOf(spot), `even-money ${spot}`)
      button.style.setProperty('--part', String(index + 1))
      return button
    }),
  )

  function nameFor(part: number): string {
    return `${part * 12 - 11}–${part * 12}`
  }

  // On a line between numbers a finger bets on all of them; what it covers is lit before it is lifted.
  const known = new Set(sheet.spots.map(({ id }) => id))
  const light = (spotted: readonly string[]) => {
    const covered = new Set(spotted)
    for (const button of stage.felt.querySelectorAll<HTMLElement>('.number, .zero'))
      button.classList.toggle('lit', covered.has(button.dataset['spot'] ?? ''))
  }
  let aimed: string | undefined
  const aim = (event: PointerEvent) => {
    aimed = spotAt(stage.felt, event, known)
    light(aimed?.split('-') ?? [])
  }
  stage.felt.addEventListener('pointerdown', aim)
  stage.felt.addEventListener('pointermove', (event) => {
    if (event.buttons > 0 || event.pointerType === 'mouse') aim(event)
  })
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    stage.felt.addEventListener(type, () => light([]))
  stage.felt.addEventListener(
    'click',
    (event) => {
      // A key clicks the button itself; a finger on a line clicks what it aims at.
      if (event.detail === 0 || aimed === undefined) return
      event.stopPropagation()
      put([aimed])
    },
    { capture: true },
  )

  /** Chips of bets on several numbers lie where these meet. */
  const onLines = new Map<string, HTMLElement>()
  const showOnLines = (
    amounts: ReadonlyMap<string, number>,
    money: Money,
    colourOf: (amount: number) => string,
  ) => {
    for (const [spot, chip] of onLines) {
      if (amounts.has(spot)) continue
      chip.remove()
      onLines.delete(spot)
    }
    for (const [spot, amount] of amounts) {
      if (!spot.includes('-') || !/^\d/.test(spot)) continue
      const chip = onLines.get(spot) ?? chipOnLine(spot)
      if (!onLines.has(spot)) stage.felt.append(chip)
      onLines.set(spot, chip)
      const look = `put on-line ${lineOf(spot)} ${colourOf(amount)}`
      if (chip.className !== look) chip.className = look
      write(chip, onTwoLines(money.figures(amount).at(-1) ?? ''))
    }
  }

  const trackPlace = element('div', { class: 'racetrack', role: 'group', 'aria-label': words.neighbours })
  stage.felt.after(trackPlace)
  const track = createRacetrack({
    root: trackPlace,
    words,
    page: stage.root,
    bet(covered, name) {
      // The felt may be out of sight. A refusal of the bet is announced after this.
      announce(name)
      put(covered)
    },
    light,
  })

  const group = (title: string, size: number): BetGroup => ({
    title,
    bets: sheet.spots
      .filter(({ id }) => /^\d/.test(id) && id.split('-').length === size)
      .map(({ id }) => ({ label: id.replaceAll('-', ' · '), spots: [id] })),
  })

  /** What each kind of bet pays: all return the same. */
  function payouts(): HTMLElement[] {
    const examples: readonly (readonly [string, string])[] = [
      ...(['straight', 'split', 'street', 'corner', 'sixLine'] as const).map(
        (kind) => [words[kind], insideExamples[kind]] as const,
      ),
      ...['dozen-1', 'column-1', ...outside].map((spot) => [nameOf(spot), spot] as const),
    ]
    const rows = examples.map(([name, spot]) => {
      const times = timesText(sheet.spots.find(({ id }) => id === spot)?.best ?? 100, language)
      return element('div', {}, element('dt', {}, name), element('dd', {}, fill(sheet.table.pays, { times })))
    })
    return [element('dl', { class: 'returns' }, ...rows)]
  }

  return {
    groups: [
      {
        title: words.calls,
        bets: callNames.map((name) => {
          const chips = calls[name]
          return { label: `${words[name]} (×${chips.length})`, spots: chips }
        }),
      },
      {
        title: words.neighbours,
        bets: wheelOrder.map((number) => {
          const covered = neighboursOf(number, listedNeighbours)
          return { label: covered.join(' '), spots: covered }
        }),
      },
      group(words.split, 2),
      group(words.street, 3),
      group(words.corner, 4),
      group(words.sixLine, 6),
      group(words.straight, 1),
      {
        title: words.outside,
        bets: sheet.spots
          .filter(({ id }) => !/^\d/.test(id))
          .map(({ id }) => ({ label: nameOf(id), spots: [id] })),
      },
    ],
    spin() {
      stage.root.classList.add('turning')
      wheel.spin()
    },
    show([pocket = 0], late) {
      stage.root.classList.add('turning')
      return wheel.show(wheelOrder.indexOf(pocket), late)
    },
    brief: ([pocket = 0]) => nameOf(String(pocket)),
    rest: () => stage.root.classList.remove('turning'),
    clear: () => stage.root.classList.remove('turning'),
    rules: () => payouts(),
    own({ amounts, money, colourOf }) {
      showOnLines(amounts, money, colourOf)
      track.show(amounts)
    },
    history(results) {
      const [last] = results
      if (last !== undefined) wheel.lay(wheelOrder.indexOf(last[0] ?? 0))
      showLastResults(
        stage.results,
        results
          .slice(0, 18)
          .map(([pocket = 0]) => element('li', { class: pocketColour(pocket) }, String(pocket))),
      )
    },
  }
}

await openTable(createRoulette)
