import '@marquee/studio/client/slots/slot.css'
import { beforeEach, expect, test } from 'vitest'
import { stripReels } from '@marquee/studio/client/slots/strip-reels.ts'
import type { Reels } from '@marquee/studio/client/slots/reels.ts'
import { element } from '@marquee/studio/client/common/element.ts'

const strips = [
  [0, 1, 2, 3, 0, 2, 1, 3, 2, 0],
  [3, 2, 1, 0, 3, 1, 2, 0, 1, 3],
]
const rows = 3
const pictures = ['red', 'green', 'blue', 'gold'].map((colour) => {
  const image = new Image()
  image.src = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${colour}" d="M0 0h9v9H0z"/></svg>`
  return image
})

let place: HTMLElement
beforeEach(() => {
  place = element('div', { class: 'drawn' })
  document.body.replaceChildren(element('div', { class: 'window' }, place))
})

/** What is in sight of each reel, top to bottom: the symbol, and where it stands. */
function inSight(): { symbol: number; top: number }[][] {
  const frame = place.getBoundingClientRect()
  return [...place.querySelectorAll('.strip')].map((strip) =>
    [...strip.querySelectorAll('img')].flatMap((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      const symbol = pictures.findIndex(({ src }) => src === image.src)
      return bottom > frame.top && top < frame.bottom ? [{ symbol, top: Math.round(top) }] : []
    }),
  )
}

const symbolsInSight = () => inSight().map((reel) => reel.map(({ symbol }) => symbol))

const turning = async (reels: Reels) => {
  reels.show({ window: [], stops: [0, 0] })
  reels.spin()
  await expect.poll(() => place.querySelectorAll('.fast').length).toBe(strips.length)
}

test('reels turn, and come to rest where the round ended', async () => {
  const reels = stripReels({ container: place, strips, rows, pictures, still: () => false })
  await turning(reels)
  await reels.stop({ window: [], stops: [8, 5] })
  expect(symbolsInSight()).toEqual([
    [2, 0, 0],
    [1, 2, 0],
  ])
  expect(place.getAnimations({ subtree: true })).toEqual([])
  reels.destroy()
})

test('a reel that begins to brake shows what was in sight', async () => {
  const reels = stripReels({ container: place, strips, rows, pictures, still: () => false })
  await turning(reels)
  const before = inSight()[0]
  const stopped = reels.stop({ window: [], stops: [4, 4] })
  await expect.poll(() => place.querySelectorAll('.fast').length, { interval: 1 }).toBe(strips.length - 1)
  const after = inSight()[0]
  for (const { symbol, top } of before ?? []) {
    // It may have moved on by a frame.
    const same = after?.filter((cell) => cell.symbol === symbol && cell.top >= top - 1) ?? []
    expect(same.length, `${symbol} at ${top}`).toBeGreaterThan(0)
  }
  await stopped
  reels.destroy()
})

test('another view that is shown in the meantime stays', async () => {
  const reels = stripReels({ container: place, strips, rows, pictures, still: () => false })
  await turning(reels)
  const stopped = reels.stop({ window: [], stops: [4, 4] })
  reels.show({ window: [], stops: [0, 0] })
  await stopped
  expect(symbolsInSight()).toEqual([
    [0, 1, 2],
    [3, 2, 1],
  ])
  reels.destroy()
})

test('with less motion nothing turns', async () => {
  const reels = stripReels({ container: place, strips, rows, pictures, still: () => true })
  reels.show({ window: [], stops: [0, 0] })
  reels.spin()
  expect(place.getAnimations({ subtree: true })).toEqual([])
  expect(place.querySelectorAll('.waiting')).toHaveLength(1)
  await reels.stop({ window: [], stops: [1, 1] })
  expect(symbolsInSight()).toEqual([
    [1, 2, 3],
    [2, 1, 0],
  ])
  reels.destroy()
})
