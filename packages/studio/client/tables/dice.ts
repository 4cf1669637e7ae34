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
const restMs = 800

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

/** How a cube is turned to show each of its faces; opposite ones add up to seven. */
const shows = [
  'rotateY(0deg)',
  'rotateX(-90deg)',
  'rotateY(-90deg)',
  'rotateY(90deg)',
  'rotateX(90deg)',
  'rotateY(180deg)',
] as const
/** Dice are seen a little from above and from the side. */
const tilt = 'rotateX(-17deg) rotateY(-13deg)'
const faces = [1, 2, 3, 4, 5, 6]

/** @param still whether motion is unwanted */
export function createDice(container: HTMLElement, still: () => boolean): Dice {
  const cubes = Array.from({ length: count }, () =>
    element(
      'span',
      { class: 'cube' },
      ...faces.map((face) => element('span', { class: `side-of-die is-${face}` }, dieFace(face))),
    ),
  )
  const dice = cubes.map((cube) => element('span', { class: 'die' }, cube))
  const total = element('b', { class: 'dice-total' })
  container.append(element('div', { class: 'dice' }, ...dice), total)

  function take() {
    container.classList.remove('announced', 'past')
    total.textContent = ''
  }

  const lay = (index: number, face: number, isMoved: boolean) => {
    const cube = cubes[index]
    if (cube === undefined) return
    dice[index]?.classList.remove('shaken')
    const end = `${tilt} ${shows[face - 1] ?? shows[0]}`
    cube.style.transform = end
    if (!isMoved) return
    cube.animate(
      [
        { transform: `rotateX(-300deg) rotateZ(-140deg) ${end}` },
        { transform: `rotateX(0deg) rotateZ(0deg) ${end}` },
      ],
      {
        duration: 460,
        easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
      },
    )
    dice[index]?.animate(
      [
        { translate: '0 -26px' },
        { translate: '0 0', offset: 0.55 },
        { translate: '0 -7px', offset: 0.75 },
        { translate: '0 0' },
      ],
      {
        duration: 460,
        easing: 'ease-in',
      },
    )
  }
  for (const index of dice.keys()) lay(index, 2 * index + 1, false)

  return {
    shake() {
      take()
      if (!still()) for (const die of dice) die.classList.add('shaken')
    },
    async rest(next, late) {
      take()
      const isMoved = !late && !still()
      if (isMoved) for (const die of dice) die.classList.add('shaken')
      for (const index of dice.keys()) {
        if (isMoved) await delay(restMs)
        lay(index, next[index] ?? 1, isMoved)
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
