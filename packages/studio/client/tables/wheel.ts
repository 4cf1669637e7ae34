import { element } from '../common/element.ts'

/** A wheel that is seen from above, or from the front. */
export interface Wheel {
  /** Turns until it is stopped. */
  spin(): void
  /** Comes to rest with a pocket as the result. `late`: at once. */
  stop(index: number, late: boolean): Promise<void>
}

export interface WheelLook {
  /** How many pockets it has; the first is at the top, the others follow clockwise. */
  readonly pockets: number
  /** Draws what turns around the origin, in a circle of this radius. */
  readonly drawDisc: (context: CanvasRenderingContext2D, radius: number) => void
  /** Draws what does not turn, likewise: around the disc and below it. */
  readonly drawBowl: (context: CanvasRenderingContext2D, radius: number) => void
  /** A ball finds the pocket; without one the disc stops with the pocket at the top. */
  readonly hasBall: boolean
}

/** Degrees in a second. A disc with a ball turns slowly against it. */
const speeds = { disc: 330, discUnderBall: -70, ball: 470 }
const startMs = 700
const stopMs = 4_000
/** The disc is at rest a little later than the ball. */
const afterBallMs = 900
/** No canvas is sharper than this. */
const mostPixels = 2.5

/** How far the ball is from its track towards the middle, percent of the wheel's width: it falls, and jumps over frets. */
const ballPath = [
  [0, 0],
  [0.46, 0],
  [0.66, 9.4],
  [0.715, 6.6],
  [0.79, 13.4],
  [0.835, 10.6],
  [0.9, 13],
  [0.94, 12.2],
  [1, 13],
] as const
const inPocket = 'translateY(13%)'

const turned = (degrees: number) => `rotate(${degrees}deg)`

/** Slows from a speed down to rest: `slope` is the speed at first, in ways per duration. */
const slowing = (slope: number) => `cubic-bezier(0.333, ${(slope / 3).toFixed(3)}, 0.667, 1)`

/** @param still whether motion is unwanted */
export function createWheel(container: HTMLElement, look: WheelLook, still: () => boolean): Wheel {
  const bowl = element('canvas')
  const disc = element('canvas')
  const arm = element('span', { class: 'ball-arm' }, element('i', { class: 'wheel-ball' }))
  const orbit = element('span', { class: 'ball-orbit' }, arm)
  const rotor = element('div', { class: 'rotor' }, disc, look.hasBall ? orbit : undefined)
  const wheel = element(
    'div',
    { class: 'wheel', 'aria-hidden': 'true' },
    bowl,
    rotor,
    element('i', { class: 'gloss' }),
  )
  container.append(wheel)
  new ResizeObserver(() => {
    paint(bowl, wheel.clientWidth, look.drawBowl)
    paint(disc, wheel.clientWidth, look.drawDisc)
  }).observe(wheel)

  const share = 360 / look.pockets
  const discSpeed = look.hasBall ? speeds.discUnderBall : speeds.disc
  let running: Animation[] = []
  /** Counts spins and stops: a later one ends what an earlier one has begun. */
  let turn = 0

  function rest(angle: number, pocket: number) {
    for (const animation of running) animation.cancel()
    running = []
    rotor.style.transform = turned(angle)
    orbit.style.transform = turned(pocket)
    arm.style.transform = inPocket
  }
  rest(0, 0)

  /** Turns an element for ever at a speed. */
  const turnOn = (one: HTMLElement, from: number, speed: number) =>
    one.animate([{ transform: turned(from) }, { transform: turned(from + Math.sign(speed) * 360) }], {
      duration: (360 / Math.abs(speed)) * 1_000,
      iterations: Infinity,
    })

  function spin() {
    turn += 1
    const mine = turn
    if (still()) return
    const from = angleOf(rotor)
    const way = (discSpeed * startMs) / 2_000
    for (const animation of running) animation.cancel()
    const start = rotor.animate([{ transform: turned(from) }, { transform: turned(from + way) }], {
      duration: startMs,
      easing: 'cubic-bezier(0.333, 0, 0.667, 0.333)',
      fill: 'forwards',
    })
    running = [start]
    if (look.hasBall) {
      arm.style.transform = 'none'
      running.push(turnOn(orbit, angleOf(orbit), speeds.ball))
    }
    start.finished.then(
      () => {
        if (mine !== turn) return
        running.push(turnOn(rotor, from + way, discSpeed))
        start.cancel()
      },
      () => undefined,
    )
  }

  return {
    spin,
    async stop(index, late) {
      const pocket = index * share
      if (late || still()) {
        turn += 1
        rest(-pocket, pocket)
        return
      }
      if (running.length === 0) spin()
      turn += 1
      const mine = turn
      const from = angleOf(rotor)
      const ballFrom = angleOf(orbit)
      const before = running
      running = []
      const discMs = look.hasBall ? stopMs + afterBallMs : stopMs
      // Of a constant loss of speed half of the way at full speed is left; what is added to it leads to the pocket.
      const half = (speed: number, ms: number) => (speed * ms) / 2_000
      const wayTo = (goal: number, least: number) => least + ((((goal - least) % 360) + 360) % 360)
      const discWay = look.hasBall
        ? half(discSpeed, discMs)
        : wayTo(-pocket - from, half(discSpeed, discMs) - 120)
      const slow = (one: HTMLElement, start: number, way: number, speed: number, ms: number) =>
        one.animate([{ transform: turned(start) }, { transform: turned(start + way) }], {
          duration: ms,
          easing: slowing((speed * ms) / 1_000 / way),
          fill: 'forwards',
        })
      running.push(slow(rotor, from, discWay, discSpeed, discMs))
      if (look.hasBall) {
        const ballWay = wayTo(pocket - ballFrom, half(speeds.ball, stopMs) - 180)
        running.push(slow(orbit, ballFrom, ballWay, speeds.ball, stopMs))
        running.push(
          arm.animate(
            ballPath.map(([offset, depth], at) => ({
              offset,
              transform: `translateY(${depth}%)`,
              easing: at % 2 === 1 ? 'ease-in' : 'ease-out',
            })),
            { duration: stopMs, fill: 'forwards' },
          ),
        )
      }
      for (const animation of before) animation.cancel()
      // A hidden page does not animate: the result must not wait for it.
      await new Promise((resolve) => setTimeout(resolve, stopMs))
      if (mine !== turn) return
      if (!look.hasBall) return rest((from + discWay) % 360, pocket)
      await new Promise((resolve) => setTimeout(resolve, 150))
      void settle(mine, from + discWay, pocket)
    },
  }

  /** The disc comes to rest after its ball. */
  async function settle(mine: number, angle: number, pocket: number) {
    await new Promise((resolve) => setTimeout(resolve, afterBallMs))
    if (mine === turn) rest(angle % 360, pocket)
  }
}

/** How far an element is turned, degrees. */
function angleOf(one: HTMLElement): number {
  const { m11, m12 } = new DOMMatrix(getComputedStyle(one).transform)
  return (Math.atan2(m12, m11) * 180) / Math.PI
}

/** Draws on a canvas as wide as its wheel. */
function paint(canvas: HTMLCanvasElement, width: number, draw: WheelLook['drawDisc']): void {
  const scale = Math.min(devicePixelRatio, mostPixels)
  const size = Math.round(width * scale)
  const context = canvas.getContext('2d')
  if (size === 0 || context === null || canvas.width === size) return
  canvas.width = size
  canvas.height = size
  context.translate(size / 2, size / 2)
  draw(context, size / 2)
}

/** Fills a ring between two radii. */
export function ring(
  context: CanvasRenderingContext2D,
  [inner, outer]: readonly [number, number],
  fill: string | CanvasGradient,
): void {
  context.beginPath()
  context.arc(0, 0, outer, 0, 2 * Math.PI)
  context.arc(0, 0, inner, 0, 2 * Math.PI, true)
  context.fillStyle = fill
  context.fill()
}

/** A gradient from the middle; stops as shares of the radius. */
export function fromMiddle(
  context: CanvasRenderingContext2D,
  radius: number,
  stops: readonly (readonly [number, string])[],
): CanvasGradient {
  const made = context.createRadialGradient(0, 0, 0, 0, 0, radius)
  for (const [at, colour] of stops) made.addColorStop(at, colour)
  return made
}

/** A metal that is lit from several sides. */
export function metal(context: CanvasRenderingContext2D): string | CanvasGradient {
  const made = context.createConicGradient(-Math.PI / 2, 0, 0)
  const tones = ['#fff3c4', '#b98a35', '#f6dc93', '#8a611d', '#f0d283', '#a87826', '#fff3c4']
  for (const [at, tone] of tones.entries()) made.addColorStop(at / (tones.length - 1), tone)
  return made
}

/** Part of a ring: a pocket of `pockets`, its middle clockwise from the top. */
export function pocketPath(
  context: CanvasRenderingContext2D,
  [inner, outer]: readonly [number, number],
  index: number,
  pockets: number,
): void {
  const [from, to] = [index - 0.5, index + 0.5].map((at) => (at / pockets) * 2 * Math.PI - Math.PI / 2) as [
    number,
    number,
  ]
  context.beginPath()
  context.arc(0, 0, outer, from, to)
  context.arc(0, 0, inner, to, from, true)
  context.closePath()
}

/** Writes a text at a distance from the middle, its foot towards the middle. */
export function textAt(
  context: CanvasRenderingContext2D,
  text: string,
  { angle, distance, size }: { readonly angle: number; readonly distance: number; readonly size: number },
): void {
  context.save()
  context.rotate(angle)
  context.translate(0, -distance)
  context.font = `800 ${size}px system-ui, sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = '#fff'
  context.fillText(text, 0, 0)
  context.restore()
}
