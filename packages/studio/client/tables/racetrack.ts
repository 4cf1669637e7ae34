import { pocketColour, wheelOrder } from '../../shared/table-names.ts'
import type { TableSheet } from '../../shared/table-protocol.ts'
import { element, icon, icons } from '../common/element.ts'
import { racetrackPlaces } from './racetrack-places.ts'
import { type Call, calls, neighboursOf } from './roulette-calls.ts'
import { moveWithArrows } from './spots.ts'

/** The pockets in the order of the wheel, for bets on neighbours and on parts of the wheel. */
interface Racetrack {
  /** Marks the numbers that have chips of their own. */
  show(amounts: ReadonlyMap<string, number>): void
}

interface RacetrackInput {
  /** Its place, which is empty. */
  readonly root: HTMLElement
  readonly words: TableSheet['table']['roulette']
  /** The page, whose class says which of both is shown. */
  readonly page: HTMLElement
  /** Bets on all of these spots; `name` is what a screen reader announces. */
  readonly bet: (spots: readonly string[], name: string) => void
  /** Marks numbers on the felt; none clears the marks. */
  readonly light: (numbers: readonly string[]) => void
}

const mostNeighbours = 8
/** From the end without the zero to the end with it. */
const callOrder: readonly Call[] = ['tiers', 'orphelins', 'voisins', 'zeroGame']
const oval = 'M8 6h8a6 6 0 0 1 0 12H8A6 6 0 0 1 8 6ZM9 10h6a2 2 0 0 1 0 4H9a2 2 0 0 1 0-4Z'

export function createRacetrack({ root, words, page, bet, light }: RacetrackInput): Racetrack {
  let eachSide = 2
  const pockets = wheelOrder.map((number) => {
    const button = element(
      'button',
      { type: 'button', class: `pocket ${pocketColour(number)}` },
      element('span', {}, String(number)),
    )
    const covered = () => neighboursOf(number, eachSide)
    button.addEventListener('click', () => bet(covered(), button.getAttribute('aria-label') ?? ''))
    lightWhile(button, covered)
    return button
  })

  /** Lights what a click on a button would bet on while it is pointed at or has the focus. */
  function lightWhile(button: HTMLElement, numbers: () => readonly string[]) {
    const show = (covered: readonly string[]) => {
      light(covered)
      const all = new Set(covered)
      for (const [at, pocket] of pockets.entries())
        pocket.classList.toggle('lit', all.has(String(wheelOrder[at])))
    }
    for (const type of ['pointerenter', 'focus'] as const)
      button.addEventListener(type, () => show(numbers()))
    for (const type of ['pointerleave', 'pointercancel', 'blur'] as const)
      button.addEventListener(type, () => show([]))
  }

  const called = callOrder.map((call) => {
    const spots = calls[call]
    const button = element(
      'button',
      { type: 'button', class: 'call' },
      words[call],
      ' ',
      element('small', {}, `×${spots.length}`),
    )
    button.addEventListener('click', () => bet(spots, words[call]))
    lightWhile(button, () => [...new Set(spots.flatMap((spot) => spot.split('-')))])
    return button
  })

  const count = element('b', {})
  const step = (by: number, path: string) => {
    const button = element('button', { type: 'button', class: 'step' }, icon(path))
    button.addEventListener('click', () => {
      eachSide = Math.min(mostNeighbours, Math.max(0, eachSide + by))
      name()
    })
    return { button, by }
  }
  const steps = [step(-1, icons.minus), step(1, icons.plus)] as const
  const stepper = element(
    'div',
    { class: 'stepper', role: 'group', 'aria-label': words.neighbours },
    steps[0].button,
    count,
    steps[1].button,
  )

  function name() {
    count.textContent = String(eachSide)
    for (const { button, by } of steps) {
      const next = eachSide + by
      button.setAttribute('aria-label', `${words.neighbours}: ${Math.min(mostNeighbours, Math.max(0, next))}`)
      // `disabled` would drop the keyboard focus.
      button.setAttribute('aria-disabled', String(next < 0 || next > mostNeighbours))
    }
    for (const [at, pocket] of pockets.entries())
      pocket.setAttribute(
        'aria-label',
        `${words.neighbours}: ${neighboursOf(wheelOrder[at] ?? 0, eachSide).join(' ')}`,
      )
  }
  name()

  const infield = element('div', { class: 'infield' }, stepper, ...called)
  root.append(...pockets, infield)
  moveWithArrows(root)

  new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = root
    if (width === 0 || height === 0) return
    const depth = Math.min(54, Math.min(width, height) * 0.3)
    root.classList.toggle('tall', height > width)
    infield.style.inset = `${depth + 3}px`
    for (const [at, { x, y, turn, outer, inner }] of racetrackPlaces(
      { width, height },
      depth,
      pockets.length,
    ).entries()) {
      const pocket = pockets[at]
      if (pocket === undefined) continue
      const slant = (50 * (outer - inner)) / outer
      pocket.style.cssText = `left:${x - outer / 2}px;top:${y - depth / 2}px;width:${outer}px;height:${depth}px;rotate:${turn}deg;--turn:${-turn}deg;--slant:${slant}%`
    }
  }).observe(root)

  const toggle = element(
    'button',
    { type: 'button', class: 'to-track', 'aria-pressed': 'false', 'aria-label': words.neighbours },
    icon(oval),
  )
  toggle.addEventListener('click', () => {
    const isShown = page.classList.toggle('on-track')
    toggle.setAttribute('aria-pressed', String(isShown))
  })

  // In place of the felt, where there is no room for both.
  root.after(toggle)

  return {
    show(amounts) {
      for (const [at, pocket] of pockets.entries())
        pocket.classList.toggle('has', amounts.has(String(wheelOrder[at])))
    },
  }
}
