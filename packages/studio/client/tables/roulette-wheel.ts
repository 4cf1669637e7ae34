import { pocketColour, wheelOrder } from '../../shared/table-names.ts'
import { fromMiddle, metal, pocketPath, ring, textAt, type WheelLook } from './wheel.ts'

/** Shares of the wheel's radius, from the outside. */
const at = { track: 0.935, disc: 0.845, numbers: 0.7, pockets: 0.545, cone: 0.36, turret: 0.13 }

const colours = { red: '#c01f2e', black: '#17181d', green: '#0d8a50' }
const deep = { red: '#7d111c', black: '#0b0c0f', green: '#075a33' }

/** The wooden bowl with the track of the ball and its deflectors. */
function drawBowl(context: CanvasRenderingContext2D, radius: number): void {
  const wood = fromMiddle(context, radius, [
    [at.track, '#2a1109'],
    [at.track + 0.02, '#5c2a14'],
    [0.97, '#8d4a24'],
    [1, '#43200f'],
  ])
  ring(context, [0, radius], wood)
  const track = fromMiddle(context, radius, [
    [at.disc, '#120a06'],
    [at.disc + 0.03, '#3d2013'],
    [at.track - 0.015, '#57301b'],
    [at.track, '#1b0d07'],
  ])
  ring(context, [radius * at.disc, radius * at.track], track)
  ring(context, [radius * (at.track - 0.006), radius * (at.track + 0.006)], metal(context))
  for (let index = 0; index < 8; index++) {
    context.save()
    context.rotate((index + 0.5) * (Math.PI / 4))
    context.translate(0, -radius * (at.disc + 0.028))
    const [wide, high] = index % 2 === 0 ? [0.011, 0.026] : [0.026, 0.011]
    context.beginPath()
    context.ellipse(0, 0, radius * wide, radius * high, 0, 0, 2 * Math.PI)
    context.fillStyle = '#e8c877'
    context.shadowColor = '#000'
    context.shadowBlur = radius * 0.02
    context.fill()
    context.restore()
  }
}

/** The numbers, their pockets between frets, the cone and the turret. */
function drawDisc(context: CanvasRenderingContext2D, radius: number): void {
  const count = wheelOrder.length
  const width = Math.max(1, radius * 0.006)
  for (const [index, pocket] of wheelOrder.entries()) {
    const colour = pocketColour(pocket)
    pocketPath(context, [radius * at.numbers, radius * at.disc], index, count)
    context.fillStyle = colours[colour]
    context.fill()
    pocketPath(context, [radius * at.pockets, radius * at.numbers], index, count)
    context.fillStyle = deep[colour]
    context.fill()
  }
  // Pockets are hollows: darker towards the cone.
  const hollow = fromMiddle(context, radius, [
    [at.pockets, 'rgb(0 0 0 / 62%)'],
    [at.pockets + 0.05, 'rgb(0 0 0 / 10%)'],
    [at.numbers - 0.02, 'rgb(255 255 255 / 10%)'],
    [at.numbers, 'rgb(0 0 0 / 34%)'],
  ])
  ring(context, [radius * at.pockets, radius * at.numbers], hollow)
  context.strokeStyle = '#e9cf8c'
  context.lineWidth = width
  for (let index = 0; index < count; index++) {
    context.save()
    context.rotate(((index + 0.5) / count) * 2 * Math.PI)
    context.beginPath()
    context.moveTo(0, -radius * at.pockets)
    context.lineTo(0, -radius * at.disc)
    context.stroke()
    context.restore()
  }
  for (const [index, pocket] of wheelOrder.entries())
    textAt(context, String(pocket), {
      angle: (index / count) * 2 * Math.PI,
      distance: radius * 0.772,
      size: radius * 0.085,
    })
  for (const edge of [at.disc, at.numbers, at.pockets])
    ring(context, [radius * edge - width, radius * edge + width], metal(context))
  const cone = fromMiddle(context, radius * at.pockets, [
    [0, '#a9612f'],
    [0.5, '#7c3d1b'],
    [0.86, '#4a210e'],
    [1, '#2b1208'],
  ])
  ring(context, [0, radius * (at.pockets - 0.008)], cone)
  for (let index = 0; index < 8; index++) {
    context.save()
    context.rotate((index * Math.PI) / 4)
    context.beginPath()
    context.moveTo(0, -radius * at.pockets)
    context.lineTo(0, 0)
    context.strokeStyle = 'rgb(0 0 0 / 20%)'
    context.stroke()
    context.restore()
  }
  ring(context, [radius * (at.cone - 0.012), radius * at.cone], metal(context))
  for (let index = 0; index < 4; index++) {
    context.save()
    context.rotate((index * Math.PI) / 2)
    context.beginPath()
    context.roundRect(-radius * 0.021, -radius * 0.3, radius * 0.042, radius * 0.3, radius * 0.02)
    context.fillStyle = metal(context)
    context.shadowColor = 'rgb(0 0 0 / 60%)'
    context.shadowBlur = radius * 0.03
    context.fill()
    context.beginPath()
    context.arc(0, -radius * 0.3, radius * 0.04, 0, 2 * Math.PI)
    context.fill()
    context.restore()
  }
  ring(context, [0, radius * at.turret], metal(context))
  const cap = fromMiddle(context, radius * at.turret, [
    [0, '#fff8dc'],
    [0.5, '#e2bd67'],
    [1, 'rgb(120 80 20 / 0%)'],
  ])
  ring(context, [0, radius * at.turret], cap)
}

/** A European wheel. */
export const rouletteWheel: WheelLook = { pockets: wheelOrder.length, drawDisc, drawBowl, hasBall: true }
