import { i18n } from '@lingui/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { favourites } from '../../../../src/features/lobby/favourites/favourites.ts'
import { countOf } from '../../../support/length.ts'
import { sampleGame } from '../../../support/sample-game.ts'
import { type Random, seeded } from '../../../support/seed.ts'
import { type TestOperator, testOperator, valueAt } from '../../../support/server/operator.ts'
import { tabStage } from '../../../support/stage.ts'
import { afterPoll, openSyncedDevice } from '../../../support/synced-device.ts'

tabStage()
let operator: TestOperator
beforeAll(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  operator = await testOperator()
})
afterAll(() => operator.close())

const games = ['1001', '1002', '1003']

/** A phone with two tabs and a desktop with one, which toggle favourites, go offline and lose responses. */
async function live(random: Random): Promise<void> {
  const player = await operator.join()
  const network = () => ({ isOffline: false, losesResponse: () => random.chance(0.1) })
  const phone = await openSyncedDevice(operator, player.username, { network: network() })
  const desktop = await openSyncedDevice(operator, player.username, { network: network() })
  const second = await openSyncedDevice(operator, player.username, phone)
  const tabs = [phone, second, desktop]
  /** The last change of each game on each device. */
  const last = new Map([phone, desktop].map((device) => [device.arrived, new Map<string, string>()]))
  for (let step = 0; step < 40; step += 1) {
    const tab = random.pick(tabs)
    const action = random.next()
    if (action < 0.15) tab.goOffline()
    else if (action < 0.25) await tab.comeBack()
    else if (action < 0.35) await tab.tab.session.refreshBalance()
    else {
      const id = random.pick(games)
      const on = !tab.list().includes(id)
      last.get(tab.arrived)?.set(id, `${on ? 'PUT' : 'DELETE'} /me/favourites/${id}`)
      await favourites(tab.tab).toggle(sampleGame(id), on)
    }
    // So that some changes meet a request of the one before, and others a response.
    await new Promise((resolve) => setTimeout(resolve, random.integer(0, 25)))
  }
  for (const tab of tabs) await tab.comeBack()
  const operatorList = async () => {
    const { json } = await operator.send('GET', '/me/favourites', { token: player.jwt })
    const list = valueAt(json, 'data', 'list')
    return Array.isArray(list) ? list.map((game) => String(valueAt(game, 'id'))).toSorted() : list
  }
  for (const tab of [...tabs, ...tabs]) {
    const outbox = favourites(tab.tab).outboxOf(player.username)
    await afterPoll(tab, () => expect(outbox.get().pending).toEqual([]))
    await afterPoll(tab, async () => expect(tab.list().toSorted()).toEqual(await operatorList()))
  }
  for (const [arrived, changes] of last)
    for (const [id, change] of changes)
      expect(
        arrived
          .findLast((one) => one.includes(`/${id} `))
          ?.trim()
          .split(' {')[0],
      ).toBe(change)
  for (const tab of tabs) tab.stop()
}

test(
  'two devices, one with two tabs, offline times and lost responses: all end with the operator’s list, and no device’s last change of a game is lost',
  async () => {
    for (let run = 0; run < countOf('DEVICE_RUNS'); run += 1) await seeded(live)
  },
  countOf('DEVICE_RUNS') * 30_000,
)
