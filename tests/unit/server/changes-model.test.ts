import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Changes } from '../../../src/contract/changes.ts'
import { FollowingDevice, type SentCall, type TrueTime } from '../../support/following-device.ts'
import { countOf } from '../../support/length.ts'
import { type Random, seeded } from '../../support/seed.ts'
import { type JoinedPlayer, type TestOperator, testOperator, valueAt } from '../../support/server/operator.ts'

const day = 86_400_000
let operator: TestOperator
beforeAll(async () => {
  operator = await testOperator({ sessionSeconds: 1e9 })
})
afterAll(() => operator.close())

const games = ['1001', '1002', '1003', '1004', '1005', '1006']

/** The life of three devices of one player, with a network that loses, repeats and delays calls. */
async function live(random: Random, clocks: 'right' | 'wrong') {
  const time: TrueTime = { now: Date.parse('2026-11-23T12:00:00Z') }
  operator.stopClockAt(new Date(time.now))
  const player = await operator.join()
  const devices = Array.from({ length: 3 }, () => {
    const error = random.pick([-day, day, 0, random.integer(-5000, 5000)])
    return new FollowingDevice(time, {
      error,
      // What a device learns from a `Date` header; without one it takes its own clock for the operator's.
      jitter: clocks === 'right' ? random.integer(-1500, 1500) : error,
      synced: clocks === 'wrong',
    })
  })
  const network = faultyNetwork(random, player, time)
  const isOffline = devices.map(() => false)
  /** The last press of each game in true time. */
  const last = new Map<string, boolean>()
  for (let step = 0; step < 80; step += 1) {
    time.now += random.pick([5_000, 20_000, 3_600_000, 20 * day])
    const which = random.integer(0, 2)
    const device = devices[which]
    if (!device) continue
    const action = random.next()
    if (action < 0.1) isOffline[which] = !isOffline[which]
    else if (action < 0.6) {
      const id = random.pick(games)
      const on = !device.ids().includes(id)
      // Some tabs end with the press, before the journal has seen it.
      device.press(id, on, random.chance(0.2))
      last.set(id, on)
    } else if (!isOffline[which]) {
      // The answer of any call has the operator's time before a device makes stamps.
      device.clock.synced = true
      await network.exchange(device)
    }
    if (random.chance(0.2)) await network.deliverLate()
    // A page that is opened anew offline knows the device's clock only.
    if (clocks === 'right' && isOffline[which]) device.clock.synced = false
  }
  time.now += 60_000
  await network.deliverLate()
  for (const round of [1, 2, 3])
    for (const device of devices) {
      device.clock.synced = true
      for (let calls = 0; calls < 3 * round; calls += 1) await network.exchange(device, true)
    }
  return { lists: devices.map((device) => device.ids()), last }
}

function faultyNetwork(random: Random, player: JoinedPlayer, time: TrueTime) {
  const late: SentCall[] = []
  async function send(call: SentCall): Promise<Changes> {
    operator.stopClockAt(new Date(time.now))
    const answer = await operator.send('POST', '/me/changes', { token: player.jwt, body: call })
    expect(answer.status, answer.text).toBe(200)
    return v.parse(Changes, valueAt(answer.json, 'data'))
  }
  return {
    async exchange(device: FollowingDevice, isCalm = false): Promise<void> {
      const call = device.call()
      const fate = isCalm ? 1 : random.next()
      // Lost on its way there, or only delayed; the answer lost; or the call delivered twice.
      if (fate < 0.15) return
      if (fate < 0.3) return void late.push(call)
      const answer = await send(call)
      if (fate < 0.45) return
      if (fate < 0.6) late.push(call)
      device.takeOver(call, answer)
    },
    async deliverLate(): Promise<void> {
      for (const call of random.shuffle(late.splice(0))) await send(call)
    },
  }
}

it('three devices with right clocks, or clocks that the operator corrects: the last press of each game counts, on all of them', async () => {
  for (let run = 0; run < countOf('DEVICE_RUNS'); run += 1)
    await seeded(async (random) => {
      const { lists, last } = await live(random, 'right')
      const wanted = [...last].flatMap(([id, on]) => (on ? [id] : [])).toSorted()
      expect(lists[0]?.toSorted()).toEqual(wanted)
      expect(lists[1]).toEqual(lists[0])
      expect(lists[2]).toEqual(lists[0])
    })
})

it('three devices whose clocks err by up to a day, and nobody tells them: all come to the same list', async () => {
  for (let run = 0; run < countOf('DEVICE_RUNS'); run += 1)
    await seeded(async (random) => {
      const { lists } = await live(random, 'wrong')
      expect(lists[1]).toEqual(lists[0])
      expect(lists[2]).toEqual(lists[0])
    })
})
