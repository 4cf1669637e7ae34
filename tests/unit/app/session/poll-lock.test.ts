import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { createTabChannel } from '../../../../src/platform/tabs/tab-channel.ts'
import { userInfoAtom } from '../../../../src/session/user-info.ts'
import { UserInfo } from '@marquee/contract/player.ts'
import { hang, json, type Script } from '../../../support/scripted-server.ts'
import { operator, type SessionTab, userInfo } from '../../../support/session-tab.ts'
import { sessionStage } from '../../../support/session-stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

let amount = 0
/** Whether the next init call gets no response. */
let stuck = false
/** The next response is sent when it resolves. */
let held: Promise<void> | undefined

const stage = sessionStage(() => (response, request, nth) => {
  // Clocks set by whole seconds differ by up to one between tabs. Here the timers jump, and the clocks do not.
  response.sendDate = false
  const told = () => json(200, { RESULT: true, DATA: { ui: { ...userInfo, amount } }, msg: '' })
  if (request.path !== '/main/init') return operator()(response, request, nth)
  if (held) {
    const [late, answer] = [held, told()]
    held = undefined
    void late.then(() => answer(response, request, nth))
    return undefined
  }
  const script: Script = stuck ? hang : told()
  stuck = false
  return script(response, request, nth)
})

const polls = () => stage.server.received.filter(({ path }) => path === '/main/init').length
const shown = (tab: SessionTab | undefined) => tab?.store.get(userInfoAtom)?.info.amount

beforeEach(() => {
  amount = 1000
  stuck = false
  held = undefined
})

/** A message between tabs takes real time, and much of it on a busy machine, while the timers are stopped. */
const patient = { timeout: 10_000 }

/** Lets channels, locks and the network continue while the timers are stopped. */
async function nextTurns(): Promise<void> {
  for (let turn = 0; turn < 80; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** Two visible tabs of one player, the first of which polls; the timers are stopped from now on. */
async function twoTabs(): Promise<[SessionTab, SessionTab]> {
  const first = stage.open()
  await first.session.signIn({ username: 'demo', password: 'demo-pass-1' })
  await waitFor(() => expect(shown(first)).toBe(1000))
  const second = stage.open()
  await waitFor(() => expect(shown(second)).toBe(1000))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await Promise.all([first.session.refreshBalance(), second.session.refreshBalance()])
  await nextTurns()
  return [first, second]
}

test('of two visible tabs one polls, and both show its response', async () => {
  const [first, second] = await twoTabs()
  const asked = polls()
  amount = 2000
  vi.advanceTimersByTime(10_100)
  await expect.poll(() => shown(first), patient).toBe(2000)
  await expect.poll(() => shown(second), patient).toBe(2000)
  expect(polls()).toBe(asked + 1)
})

test('the other polls when the polling tab is closed', async () => {
  const [first, second] = await twoTabs()
  first.close()
  await nextTurns()
  const asked = polls()
  amount = 3000
  vi.advanceTimersByTime(10_100)
  await expect.poll(() => shown(second), patient).toBe(3000)
  expect(polls()).toBe(asked + 1)
})

test('a tab that receives nothing from the polling tab polls by itself', async () => {
  const [, second] = await twoTabs()
  stuck = true
  amount = 4000
  vi.advanceTimersByTime(10_100)
  await expect.poll(() => stuck, patient).toBe(false)
  await nextTurns()
  expect(shown(second)).toBe(1000)
  vi.advanceTimersByTime(15_000)
  await expect.poll(() => shown(second), patient).toBe(4000)
})

test('another player’s user info is not shown', async () => {
  const [, second] = await twoTabs()
  const info = v.parse(UserInfo, { ...userInfo, amount: 9 })
  const channel = createTabChannel(stage.device)
  channel.publish({ type: 'userInfo', player: 'somebody', info, at: second.clock.now() + 60_000 })
  await nextTurns()
  expect(shown(second)).toBe(1000)
  channel.close()
})

test('a response to an older request replaces a newer one in no tab', async () => {
  const [first, second] = await twoTabs()
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  vi.advanceTimersByTime(10_100)
  await expect.poll(() => held === undefined, patient).toBe(true)
  amount = 5000
  await second.session.refreshBalance()
  await expect.poll(() => shown(first), patient).toBe(5000)
  const seen: unknown[] = []
  for (const tab of [first, second]) tab.store.sub(userInfoAtom, () => seen.push(shown(tab)))
  resolve()
  await first.session.refreshBalance()
  await nextTurns()
  expect(new Set(seen)).toEqual(new Set([5000]))
})
