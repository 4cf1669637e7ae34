import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { nextPaint } from '../../../src/platform/first-screen.ts'
import { scrollBack } from '../../../src/shell/layout/scroll-back.ts'
import { waitFor } from '../../support/wait-for.ts'

const content = document.createElement('div')
let leaving: AbortController

/** Content that came late, px. */
async function grow(height: number): Promise<void> {
  content.style.height = `${height}px`
  await nextPaint()
  await nextPaint()
}

beforeEach(async () => {
  await page.viewport(400, 600)
  document.body.append(content)
  leaving = new AbortController()
  await grow(900)
})
afterEach(() => {
  leaving.abort()
  content.remove()
})

test('a page goes back to its place as far as its content is there', async () => {
  scrollBack(1500, leaving.signal)
  await grow(1200)
  await waitFor(() => expect(scrollY).toBe(document.documentElement.scrollHeight - innerHeight))
  expect(scrollY).toBeLessThan(1500)
  await grow(3000)
  await waitFor(() => expect(scrollY).toBe(1500))
})

test('what comes after the return leaves the page where the reader has scrolled it', async () => {
  await grow(3000)
  scrollBack(1500, leaving.signal)
  await waitFor(() => expect(scrollY).toBe(1500))
  scrollTo(0, 700)
  await grow(4000)
  expect(scrollY).toBe(700)
})

test('the place of a page that was left is not that of the next one', async () => {
  scrollBack(1500, leaving.signal)
  leaving.abort()
  await grow(3000)
  expect(scrollY).toBe(0)
  scrollBack(1500, leaving.signal)
  await grow(4000)
  expect(scrollY).toBe(0)
})
