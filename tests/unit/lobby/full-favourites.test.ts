import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { favourites } from '../../../src/features/lobby/favourites/favourites.ts'
import { favouritesReplica } from '../../../src/features/lobby/favourites/favourites-replica.ts'
import { operationsOf } from '../../../src/platform/journal/journal.ts'
import { toastsAtom } from '../../../src/ui/toast/toast.ts'
import { sampleGame } from '../../support/sample-game.ts'
import { type FakeTab, tabStage } from '../../support/stage.ts'

const stage = tabStage()
beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
const games = (kind: string, count: number) =>
  Array.from({ length: count }, (_, number) => sampleGame(`${kind}${number}`))
const said = (tab: FakeTab) => tab.store.get(toastsAtom).map(({ kind, text }) => `${kind}: ${text}`)

test('what the operator has no room for stays on the device, which says so once', async () => {
  const tab = stage.open()
  const list = games('slot', 2)
  const record = favourites(tab).of('demo', 'slots')
  const replica = favouritesReplica(tab, 'demo', 'slots')
  const answer = { now: Date.now(), changes: [], refused: [] }
  await replica.takeOver([], { ...answer, version: 1 })
  await record.apply(() => list)
  for (const version of [2, 3]) {
    const sent = operationsOf(await replica.collect(), 'slots')
    expect(sent.map(({ id }) => id)).toEqual(['slot0', 'slot1'])
    const refused = sent.map(({ category, id }) => ({ category, id, reason: 'full' as const }))
    await replica.takeOver(sent, { ...answer, version, refused })
    expect(operationsOf(await replica.collect(), 'slots')).toEqual([])
    // The operator has another version, and may have room again.
    await replica.takeOver([], { ...answer, version: version + 0.5 })
  }
  expect(record.get()).toEqual(list)
  const text =
    '2 favourites stay on this device only: you have 2,000 on your other devices, and there is no room for more.'
  expect(said(tab)).toEqual([`info: ${text}`])
})
