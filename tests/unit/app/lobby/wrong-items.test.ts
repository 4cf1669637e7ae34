import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchGameLists, gameListsAtom } from '../../../../src/features/lobby/catalogue/game-lists.ts'
import { providerList, providersAtom } from '../../../../src/features/lobby/catalogue/provider-list.ts'
import { favourites } from '../../../../src/features/lobby/favourites/favourites.ts'
import { sampleGame } from '../../../support/sample-game.ts'
import { json, type ScriptedServer, startScriptedServer } from '../../../support/scripted-server.ts'
import { loginData } from '../../../support/session-tab.ts'
import { type FakeTab, tabStage } from '../../../support/stage.ts'

// Spec §3: one invalid provider, game or favourite is dropped, and the others stay.
const stage = tabStage()
let server: ScriptedServer
let tab: FakeTab
let warned: string[]

beforeEach(async () => {
  warned = []
  vi.spyOn(console, 'warn').mockImplementation((text: unknown) => void warned.push(String(text)))
  server = await startScriptedServer()
  tab = stage.open()
  tab.apiHost.set(server.origin)
  tab.session.begin({ ok: true, data: loginData() })
})

afterEach(() => server.close())

const answerWith = (list: readonly unknown[]) =>
  server.setScript(json(200, { RESULT: true, DATA: { list }, message: '' }))

test('a wrong provider', async () => {
  const good = { id: '1', title: 'Merrowday', is_casino: 1 }
  answerWith([{ ...good, is_casino: 'yes' }, good, { id: '3' }, null])
  expect(await tab.queries.refresh(providerList(tab))).toBeUndefined()
  expect(tab.store.get(providersAtom)).toEqual([good])
  expect(warned).toEqual([
    expect.stringMatching(/^providers: item 0 left out, is_casino: /),
    expect.stringMatching(/^providers: item 2 left out, title: /),
    expect.stringMatching(/^providers: item 3 left out, itself: /),
  ])
})

test('a wrong game', async () => {
  answerWith([sampleGame('a'), { ...sampleGame('b'), is_service: 2 }, sampleGame('c')])
  expect(await fetchGameLists(tab, ['1'], new AbortController().signal)).toBeUndefined()
  const [list] = tab.store.get(gameListsAtom('1'))
  expect(list?.data.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(warned).toEqual([expect.stringMatching(/^games: item 1 left out, is_service: /)])
})

test.each([
  ['a list that is none', 'none'],
  ['a list in which nothing fits', [{ id: '1' }]],
])('%s is refused as a whole', async (_, list) => {
  server.setScript(json(200, { RESULT: true, DATA: { list }, message: '' }))
  expect(await tab.queries.refresh(providerList(tab))).toMatchObject({
    code: 'CLIENT_EXCEPTION',
    message: 'response.invalid',
  })
})

test('an invalid stored favourite is dropped', async () => {
  const key = 'fav_demo_slots_favorites'
  await stage.plantRecord(key, {
    version: 1,
    revision: 1,
    value: [sampleGame('a'), { id: 'b' }, sampleGame('c')],
  })
  const record = favourites(tab).of('demo', 'slots')
  await record.loaded
  expect(record.get().map(({ id }) => id)).toEqual(['a', 'c'])
})
