import { afterEach, beforeEach, expect, test } from 'vitest'
import { endpoints } from '@marquee/contract/endpoints.ts'
import { featureNames, offers, specifiedFeatures } from '@marquee/contract/features.ts'
import { supportEndpoints } from '@marquee/contract/support-endpoints.ts'
import { siteConfigAtom } from '../../../src/platform/config/site-config.ts'
import { sampleSite } from '../../support/sample-game.ts'
import { json, type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts'
import { type FakeTab, tabStage } from '../../support/stage.ts'

const stage = tabStage()
let server: ScriptedServer
let tab: FakeTab

beforeEach(async () => {
  server = await startScriptedServer(
    json(200, { RESULT: true, code: 'OK', DATA: { list: [] }, data: { list: [] } }),
  )
  tab = stage.open()
  tab.apiHost.set(server.origin)
})
afterEach(() => server.close())

const site = (features: unknown) => ({ VARIABLES: { features } })

test('a site that announces nothing has the features of the specification’s screens, and no others', () => {
  for (const told of [undefined, 'all', { rounds: true }]) {
    expect(featureNames.filter((name) => offers(site(told), name))).toEqual(specifiedFeatures)
  }
})

test('a site that announces has what it names, whatever else it names', () => {
  expect(featureNames.filter((name) => offers(site([]), name))).toEqual([])
  expect(featureNames.filter((name) => offers(site(['rounds', 7, 'of tomorrow']), name))).toEqual(['rounds'])
})

test('without a configuration every feature counts as offered', () => {
  expect(featureNames.every((name) => offers(undefined, name))).toBe(true)
})

test('no call of a feature that is not announced is sent', async () => {
  tab.store.set(siteConfigAtom, sampleSite({ features: ['wallet'] }))
  expect(await tab.http.call(supportEndpoints.faq)).toMatchObject({
    status: 404,
    message: 'feature.notOffered',
  })
  expect(server.received).toEqual([])
  tab.store.set(siteConfigAtom, sampleSite({ features: ['support'] }))
  expect(await tab.http.call(supportEndpoints.faq)).toMatchObject({ ok: true })
})

test('anonymous visitors fetch a provider’s games only if the site has public lists', async () => {
  const ask = () => tab.http.call(endpoints.providerGames, { query: { provider_id: '1' } })
  tab.store.set(siteConfigAtom, sampleSite())
  expect(await ask()).toMatchObject({ code: 'LOGIN_REQUIRED' })
  expect(server.received).toEqual([])
  tab.store.set(siteConfigAtom, sampleSite({ public_lists: true }))
  expect(await ask()).toMatchObject({ ok: true })
})
