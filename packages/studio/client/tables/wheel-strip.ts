import { element } from '../common/element.ts'

/** A wheel as a strip, or as an arc of its rim, that runs under a pointer. */
export interface WheelStrip {
  /** Turns until it is stopped. */
  spin(): void
  /** Comes to rest on a pocket. `late`: at once. */
  stop(index: number, late: boolean): Promise<void>
  clear(): void
}

export interface Pocket {
  readonly face: string
  readonly colour: string
}

/** Laps of the strip that are drawn: the middle one is shown at rest. */
const laps = 5
const lapMs = 3_000
const stopMs = 3_600

/**
 * @param pockets in the order of the wheel
 * @param arc matches where the styles draw an arc; without it there is always a strip
 */
export function createWheelStrip(
  container: HTMLElement,
  pockets: readonly Pocket[],
  still: () => boolean,
  arc?: MediaQueryList,
): WheelStrip {
  const drawn = Array.from({ length: laps }, () => pockets).flat()
  const track = element(
    'div',
    { class: 'track' },
    ...drawn.map(({ face, colour }) => element('span', { class: colour }, face)),
  )
  track.style.setProperty('--pockets', String(drawn.length))
  track.style.setProperty('--turn', `${360 / pockets.length}deg`)
  for (const [index, pocket] of [...track.children].slice(0, pockets.length).entries())
    if (pocket instanceof HTMLElement) pocket.style.setProperty('--at', String(index))
  container.append(element('div', { class: 'strip', 'aria-hidden': 'true' }, track))
  const count = pockets.length
  /** Pockets that have passed the pointer, within the drawn laps. */
  let at = 2 * count
  let running: Animation | undefined

  const isArc = () => arc?.matches === true
  const share = (position: number) =>
    isArc()
      ? `rotate(${(-position / count) * 360}deg)`
      : `translateX(${(-(position + 0.5) / drawn.length) * 100}%)`
  const rest = (position: number) => {
    running?.cancel()
    running = undefined
    at = position
    track.style.transform = share(position)
  }
  rest(at)
  arc?.addEventListener('change', () => rest(at))

  /** Where a running strip is now, in pockets. */
  function now(): number {
    const width = track.getBoundingClientRect().width / drawn.length
    const { m11, m12, m41 } = new DOMMatrix(getComputedStyle(track).transform)
    if (isArc()) {
      const turned = (-Math.atan2(m12, m11) / (2 * Math.PI)) * count
      // A full turn is a lap: the wheel runs in the second one.
      return ((turned + count) % count) + count
    }
    return width === 0 ? at : -m41 / width - 0.5
  }

  const mark = (position: number | undefined) => {
    for (const [index, pocket] of [...track.children].entries())
      pocket.classList.toggle('hit', position !== undefined && index % count === position % count)
  }

  return {
    spin() {
      mark(undefined)
      if (still()) return
      const from = (at % count) + count
      running?.cancel()
      running = track.animate([{ transform: share(from) }, { transform: share(from + count) }], {
        duration: lapMs,
        iterations: Infinity,
      })
    },
    async stop(index, late) {
      const end = 3 * count + index
      if (late || still()) {
        rest(2 * count + index)
        return mark(2 * count + index)
      }
      const from = running === undefined ? (at % count) + count : now()
      running?.cancel()
      const slowing = track.animate([{ transform: share(from) }, { transform: share(end) }], {
        duration: stopMs,
        easing: 'cubic-bezier(0.12, 0.62, 0.2, 1)',
        fill: 'forwards',
      })
      running = slowing
      // A hidden page does not animate: the result must not wait for it.
      await Promise.race([
        slowing.finished.catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, stopMs + 500)),
      ])
      rest(2 * count + index)
      return mark(2 * count + index)
    },
    clear: () => mark(undefined),
  }
}
