import { drawing, element } from '../common/element.ts'
import { delay } from '../common/delay.ts'
import './dice.css'

/** Three dice that are shaken and come to rest one after the other. */
export interface Dice {
  shake(): void
  /** Resolves when all of them lie. `late`: at once. */
  rest(faces: readonly number[], late: boolean): Promise<void>
  clear(): void
}

const count = 3
const restMs = 650

/** Places of pips on a grid of 100 x 100. */
const near = 26
const far = 74
const pips: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[50, 50]],
  2: [
    [near, near],
    [far, far],
  ],
  3: [
    [near, near],
    [50, 50],
    [far, far],
  ],
  4: [
    [near, near],
    [far, near],
    [near, far],
    [far, far],
  ],
  5: [
    [near, near],
    [far, near],
    [50, 50],
    [near, far],
    [far, far],
  ],
  6: [
    [near, near],
    [far, near],
    [near, 50],
    [far, 50],
    [near, far],
    [far, far],
  ],
}

/** The face of a die; one and four are red, as on the dice of sic bo. */
export function dieFace(face: number): SVGSVGElement {
  const radius = face === 1 ? '15' : '10'
  return drawing(
    'svg',
    {
      viewBox: '0 0 100 100',
      class: face === 1 || face === 4 ? 'die-face hot' : 'die-face',
      'aria-hidden': 'true',
    },
    ...(pips[face] ?? []).map(([x, y]) => drawing('circle', { cx: String(x), cy: String(y), r: radius })),
  )
}

/** @param still whether motion is unwanted */
export function createDice(container: HTMLElement, still: () => boolean): Dice {
  const dice = Array.from({ length: count }, () => element('span', { class: 'die' }))
  const total = element('b', { class: 'dice-total' })
  container.append(element('div', { class: 'dice' }, ...dice), total)

  function take() {
    container.classList.remove('announced', 'past')
    total.textContent = ''
  }

  const lay = (die: HTMLElement, face: number) => {
    die.classList.remove('shaken')
    die.replaceChildren(dieFace(face))
  }
  for (const [index, die] of dice.entries()) lay(die, 2 * index + 1)

  return {
    shake() {
      take()
      if (!still()) for (const die of dice) die.classList.add('shaken')
    },
    async rest(next, late) {
      take()
      for (const [index, die] of dice.entries()) {
        if (!late && !still()) {
          die.classList.add('shaken')
          await delay(restMs)
        }
        lay(die, next[index] ?? 1)
      }
      total.textContent = String(next.reduce((sum, face) => sum + face, 0))
      container.classList.add('announced')
    },
    /** A shake without a result ends; a result stays in sight. */
    clear() {
      for (const die of dice) die.classList.remove('shaken')
      container.classList.remove('announced')
      container.classList.add('past')
    },
  }
}
