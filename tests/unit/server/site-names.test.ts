import { expect, it } from 'vitest'
import { featureFaults } from '../../../src/contract/unknown-features.ts'
import { allFeatures } from '../../../src/contract/features.ts'
import { noOverrides, unknownNames } from '../../../server/site-config.ts'

it('names each room that the app does not have, and the one that may be meant', () => {
  const lines = (told: unknown) => featureFaults(told).map(({ line }) => line)
  expect(lines(['faq', 'favorites', 'Keep Session', 'casino_tv', 7])).toEqual([
    'features names "favorites", which is no room of the app (the nearest is "favourites")',
    'features names "Keep Session", which is no room of the app (the nearest is "keep_session")',
    'features names "casino_tv", which is no room of the app',
    'features names 7, which is no room of the app',
  ])
  expect(lines('faq')).toEqual(['features is no list, and counts as if it were not there'])
  for (const sound of [undefined, [], allFeatures()]) expect(lines(sound)).toEqual([])
})

it('says at the start what the configuration of any domain names in vain', () => {
  const part = { VARIABLES: { features: ['terms', 'sesions'] }, WEB_VARIABLES: { home_shelves: ['nothing'] } }
  expect(unknownNames(noOverrides)).toEqual([])
  expect(unknownNames({ ...noOverrides, domains: { 'second.example': part } })).toEqual([
    'features names "sesions", which is no room of the app (the nearest is "sessions").',
    'home_shelves names "nothing", which home does not have.',
  ])
})
