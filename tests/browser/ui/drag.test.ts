import { afterEach, expect, test, vi } from 'vitest'
import { type Edge, followDrag } from '../../../src/ui/sheet/drag.ts'
import { waitFor } from '../../support/wait-for.ts'

const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  document.body.replaceChildren()
})

/** A surface of 400 px at an edge, with a button in it. */
function surfaceAt(edge: Edge): {
  surface: HTMLElement
  inside: HTMLElement
  onAway: () => void
} {
  const surface = document.createElement('div')
  const inside = document.createElement('button')
  surface.style.cssText = 'position:fixed;inset:0 auto auto 0;width:400px;height:400px'
  surface.append(inside)
  // There is no finger behind the events: the browser would refuse to bind it.
  surface.setPointerCapture = () => {}
  document.body.append(surface)
  const onAway = vi.fn<() => void>()
  stops.push(followDrag(surface, { edge, onAway }))
  return { surface, inside, onAway }
}

/** A finger's way over the surface: where it is, px, each a frame after the one before. */
async function slide(target: HTMLElement, way: readonly (readonly [x: number, y: number])[]): Promise<void> {
  const send = (type: string, [clientX, clientY]: readonly [number, number]) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerType: 'touch',
        pointerId: 7,
        clientX,
        clientY,
      }),
    )
  const [first = [0, 0], ...rest] = way
  send('pointerdown', first)
  for (const place of rest) {
    await new Promise(requestAnimationFrame)
    send('pointermove', place)
  }
  send('pointerup', rest.at(-1) ?? first)
}

test('a surface follows the finger towards its edge, and returns if it is released early', async () => {
  const { surface, inside, onAway } = surfaceAt('right')
  const rest = Array.from({ length: 30 }, (): [number, number] => [60, 100])
  const sliding = slide(inside, [[10, 100], [40, 100], [60, 100], ...rest])
  await waitFor(() => expect(surface.style.transform).toBe('translateX(50px)'))
  await sliding
  await waitFor(() => expect(surface.style.transform).toBe(''))
  expect(onAway).not.toHaveBeenCalled()
})

test('a surface that is pulled out beyond the half leaves', async () => {
  for (const [edge, x, y] of [
    ['right', 300, 0],
    ['left', -300, 0],
    ['bottom', 0, 300],
  ] as const) {
    const { inside, onAway } = surfaceAt(edge)
    await slide(inside, [
      [100, 100],
      [100 + x / 2, 100 + y / 2],
      [100 + x, 100 + y],
    ])
    expect(onAway, edge).toHaveBeenCalledOnce()
  }
})

test('scrolling across and pulling inwards move nothing', async () => {
  const { surface, inside, onAway } = surfaceAt('right')
  await slide(inside, [
    [100, 100],
    [104, 200],
    [300, 300],
  ])
  await slide(inside, [
    [300, 100],
    [200, 100],
    [100, 100],
  ])
  expect(surface.style.transform).toBe('')
  expect(onAway).not.toHaveBeenCalled()
})
