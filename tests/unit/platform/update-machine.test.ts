import { expect, test } from 'vitest'
import {
  isUpdateOffered,
  nextUpdate,
  type UpdateEffect,
  type UpdateEvent,
  type UpdatePhase,
} from '../../../src/platform/update/update-machine.ts'

/** The phase after these events, and every effect on the way. */
function after(...events: UpdateEvent[]): [UpdatePhase, UpdateEffect[]] {
  let phase: UpdatePhase = 'current'
  const effects: UpdateEffect[] = []
  for (const event of events) {
    const next = nextUpdate(phase, event)
    phase = next.phase
    effects.push(...next.effects)
  }
  return [phase, effects]
}

const found: UpdateEvent = { type: 'found' }
const idle: UpdateEvent = { type: 'idle' }
const timedOut: UpdateEvent = { type: 'timedOut' }
const agreed = (where: 'thisTab' | 'otherTab' | 'earlierPage'): UpdateEvent => ({ type: 'agreed', where })
const workerChanged = (visible = true): UpdateEvent => ({ type: 'workerChanged', visible })

test('a new version asks, and does nothing until the player agrees', () => {
  const [phase, effects] = after(found, found, timedOut, idle)
  expect([phase, effects]).toEqual(['ready', []])
  expect(isUpdateOffered(phase)).toBe(true)
})

test('one consent activates the worker once and reaches every tab; each reloads when nothing is open', () => {
  expect(after(found, agreed('thisTab'), workerChanged(), idle)).toEqual([
    'reloading',
    ['publishConsent', 'startTimeout', 'activateWaiting', 'waitUntilIdle', 'reload'],
  ])
  expect(after(found, agreed('otherTab'), workerChanged(), idle)).toEqual([
    'reloading',
    ['startTimeout', 'waitUntilIdle', 'reload'],
  ])
})

test('a consent where no worker waits is none, and a second consent does nothing more', () => {
  for (const where of ['thisTab', 'otherTab', 'earlierPage'] as const) {
    expect(nextUpdate('current', agreed(where))).toEqual({ phase: 'current', effects: [] })
    expect(nextUpdate('agreed', agreed(where))).toEqual({ phase: 'agreed', effects: [] })
  }
})

test('a consent that the worker does not act on in time is carried out by a reload, and outlives it', () => {
  expect(after(found, agreed('thisTab'), timedOut)).toEqual([
    'leaving',
    ['publishConsent', 'startTimeout', 'activateWaiting', 'rememberConsent', 'waitUntilIdle'],
  ])
  // The page after it neither reloads by itself again nor asks again.
  const [phase, effects] = after(found, agreed('earlierPage'), timedOut)
  expect(effects).not.toContain('startTimeout')
  expect(isUpdateOffered(phase)).toBe(false)
})

test('another tab’s update is not forced on a visible page, which asks; a hidden one reloads', () => {
  expect(after(workerChanged())).toEqual(['replaced', []])
  expect(isUpdateOffered('replaced')).toBe(true)
  expect(after(workerChanged(), agreed('thisTab'))).toEqual(['leaving', ['publishConsent', 'waitUntilIdle']])
  expect(after(workerChanged(), agreed('otherTab'))).toEqual(['leaving', ['waitUntilIdle']])
  expect(after(workerChanged(false))).toEqual(['leaving', ['waitUntilIdle']])
})

test('a page that another build’s worker serves leaves its build once, then asks', () => {
  const mismatch = (leftBefore: boolean): UpdateEvent => ({ type: 'buildMismatch', leftBefore })
  expect(after(mismatch(false))).toEqual(['leaving', ['rememberBuild', 'waitUntilIdle']])
  expect(after(mismatch(true))).toEqual(['replaced', []])
})

test('a page that is leaving or reloading does not ask again, whatever comes', () => {
  const events = [found, agreed('thisTab'), workerChanged(), timedOut]
  for (const event of events) {
    expect(nextUpdate('leaving', event)).toEqual({ phase: 'leaving', effects: [] })
    expect(nextUpdate('reloading', event)).toEqual({ phase: 'reloading', effects: [] })
  }
})
