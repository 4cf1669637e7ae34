import { expect, it } from 'vitest'
import { allFeatures, featureFaults } from '@marquee/contract/features.ts'
import { noOverrides, unknownNames } from '@marquee/operator/site/site-config.ts'

it('names each feature that the app does not have', () => {
  expect(featureFaults(['favourites', 'favorites', 7])).toEqual([
    'features names "favorites", which the app does not have',
    'features names 7, which the app does not have',
  ])
  expect(featureFaults('rounds')).toEqual(['features is no list, and counts as if it were not there'])
  for (const sound of [undefined, [], allFeatures()]) expect(featureFaults(sound)).toEqual([])
})

it('says at the start what the configuration of any domain names in vain', () => {
  const part = { VARIABLES: { features: ['terms', 'sesions'] }, WEB_VARIABLES: { home_shelves: ['nothing'] } }
  expect(unknownNames(noOverrides)).toEqual([])
  expect(unknownNames({ ...noOverrides, domains: { 'second.example': part } })).toEqual([
    'features names "sesions", which the app does not have.',
    'home_shelves names "nothing", which home does not have.',
  ])
})
