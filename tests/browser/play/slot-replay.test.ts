import { afterEach, expect, test } from 'vitest'
import { replaySheet } from '@marquee/studio/server/http/replay-document.ts'
import { windowOf } from '@marquee/studio/server/slots/replay-window.ts'

const symbol = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'

afterEach(() => document.body.replaceChildren())

test.each([
  { columns: 5, rows: 3 },
  { columns: 5, rows: 4 },
  { columns: 6, rows: 5 },
  { columns: 6, rows: 7 },
])('a window of $columns times $rows symbols is seen whole', async ({ columns, rows }) => {
  const reels = Array.from({ length: columns }, () => Array.from({ length: rows }, () => symbol))
  const frame = document.createElement('iframe')
  Object.assign(frame, { width: 320, height: 192 })
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  frame.srcdoc = `<!doctype html><style>${replaySheet}</style><main>${windowOf(reels, [], () => 'A')}</main>`
  document.body.append(frame)
  await loaded
  const boxes = [...(frame.contentDocument?.images ?? [])].map((image) => image.getBoundingClientRect())
  expect(boxes).toHaveLength(columns * rows)
  expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(frame.clientHeight)
  expect(Math.min(...boxes.map(({ top }) => top))).toBeGreaterThanOrEqual(0)
})
