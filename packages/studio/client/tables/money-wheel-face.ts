import { wheelValues } from '../../shared/table-names.ts'
import { fromMiddle, metal, pocketPath, ring, textAt, type WheelLook } from './wheel.ts'

/** Shares of the wheel's radius, from the outside. */
const at = { rim: 0.91, hub: 0.36, cap: 0.11 }

/** Two tones of each value: at the hub, and at the rim. */
const tones: Readonly<Record<number, readonly [string, string]>> = {
  1: ['#17418c', '#3b7be0'],
  3: ['#075239', '#17a077'],
  5: ['#46207c', '#8d4fe0'],
  11: ['#6d0f1a', '#d42b3a'],
  23: ['#8a4a06', '#e8931c'],
  47: ['#08090c', '#2b2d36'],
}

/** The rim with its lamps. */
function drawBowl(context: CanvasRenderingContext2D, radius: number): void {
  const rim = fromMiddle(context, radius, [
    [at.rim, '#2a0d0a'],
    [0.95, '#7a1a1f'],
    [0.985, '#4d0e13'],
    [1, '#240507'],
  ])
  ring(context, [0, radius], rim)
  ring(context, [radius * 0.985, radius], metal(context))
  ring(context, [radius * (at.rim - 0.006), radius * (at.rim + 0.008)], metal(context))
  for (let lamp = 0; lamp < 34; lamp++) {
    const angle = (lamp / 34) * 2 * Math.PI
    context.beginPath()
    context.arc(
      Math.sin(angle) * radius * 0.95,
      -Math.cos(angle) * radius * 0.95,
      radius * 0.013,
      0,
      2 * Math.PI,
    )
    context.fillStyle = lamp % 2 === 0 ? '#fff6d8' : '#ffd98a'
    context.shadowColor = '#ffdf9a'
    context.shadowBlur = radius * 0.05
    context.fill()
  }
  context.shadowBlur = 0
}

/** The segments with their pegs, and the hub. */
function drawDisc(context: CanvasRenderingContext2D, radius: number): void {
  const count = wheelValues.length
  for (const [index, value] of wheelValues.entries()) {
    const [inner, outer] = tones[value] ?? ['#000', '#000']
    pocketPath(context, [radius * at.hub, radius * at.rim], index, count)
    context.fillStyle = fromMiddle(context, radius * at.rim, [
      [0.35, inner],
      [1, outer],
    ])
    context.fill()
    context.strokeStyle = 'rgb(255 226 150 / 75%)'
    context.lineWidth = Math.max(0.75, radius * 0.004)
    context.stroke()
  }
  for (const [index, value] of wheelValues.entries())
    textAt(context, String(value), {
      angle: (index / count) * 2 * Math.PI,
      distance: radius * 0.79,
      size: radius * (value > 9 ? 0.082 : 0.1),
    })
  for (let index = 0; index < count; index++) {
    const angle = ((index + 0.5) / count) * 2 * Math.PI
    context.beginPath()
    context.arc(
      Math.sin(angle) * radius * (at.rim - 0.026),
      -Math.cos(angle) * radius * (at.rim - 0.026),
      radius * 0.011,
      0,
      2 * Math.PI,
    )
    context.fillStyle = '#ffe9b0'
    context.shadowColor = 'rgb(0 0 0 / 70%)'
    context.shadowBlur = radius * 0.015
    context.fill()
  }
  context.shadowBlur = 0
  const hub = fromMiddle(context, radius * at.hub, [
    [0, '#8f2430'],
    [0.8, '#4d0e15'],
    [1, '#2a0609'],
  ])
  ring(context, [0, radius * at.hub], hub)
  ring(context, [radius * (at.hub - 0.022), radius * at.hub], metal(context))
  // A star of twelve points.
  context.beginPath()
  for (let point = 0; point < 24; point++) {
    const angle = (point / 24) * 2 * Math.PI
    const far = radius * (point % 2 === 0 ? 0.3 : 0.17)
    context.lineTo(Math.sin(angle) * far, -Math.cos(angle) * far)
  }
  context.closePath()
  context.fillStyle = metal(context)
  context.fill()
  ring(context, [0, radius * at.cap], '#3a0a10')
  ring(context, [0, radius * (at.cap - 0.02)], metal(context))
}

/** The wheel of 51 segments; its result is under the pointer at the top. */
export const moneyWheelFace: WheelLook = { pockets: wheelValues.length, drawDisc, drawBowl, hasBall: false }
