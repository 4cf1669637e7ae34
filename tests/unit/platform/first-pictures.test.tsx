import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstPictures } from '../../../src/platform/first-screen.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.replaceChildren()
})
afterEach(() => vi.useRealTimers())

function addPicture(
  state: 'coming' | 'there',
  place: 'in view' | 'below' | 'hidden' = 'in view',
): HTMLImageElement {
  const picture = document.createElement('img')
  Object.defineProperty(picture, 'complete', { value: state === 'there' })
  picture.getBoundingClientRect = () =>
    new DOMRect(0, place === 'below' ? innerHeight + 1 : 10, place === 'hidden' ? 0 : 100, 100)
  document.body.append(picture)
  return picture
}

async function isResolved(promise: Promise<void>): Promise<boolean> {
  let resolved = false
  void promise.then(() => (resolved = true))
  await vi.advanceTimersByTimeAsync(0)
  return resolved
}

test('waits for the pictures in view, whether they come or fail', async () => {
  addPicture('there')
  addPicture('coming', 'below')
  addPicture('coming', 'hidden')
  const [good, bad] = [addPicture('coming'), addPicture('coming')]
  const pictures = firstPictures()
  good.dispatchEvent(new Event('load'))
  expect(await isResolved(pictures)).toBe(false)
  bad.dispatchEvent(new Event('error'))
  expect(await isResolved(pictures)).toBe(true)
})

test('waits for nothing where there is no picture', async () => {
  expect(await isResolved(firstPictures())).toBe(true)
})

test('does not wait longer than 1.5 s', async () => {
  addPicture('coming')
  const pictures = firstPictures()
  await vi.advanceTimersByTimeAsync(1400)
  expect(await isResolved(pictures)).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(await isResolved(pictures)).toBe(true)
})
