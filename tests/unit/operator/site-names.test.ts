import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { featureFault, featureNames } from '@marquee/contract/features.ts'
import { brandName } from '../../../brand/brand.ts'
import {
  demoDocumentNotices,
  noOverrides,
  otherTitles,
  readOverrides,
  unknownNames,
} from '@marquee/operator/site/site-config.ts'

const known =
  'Known names: account, wallet, support, account_changes, favourites, highlights, messages, outcome, rounds, terms.'

it('names the features that the app does not have, and those that it has', () => {
  expect(featureFault(['favourites', 'push', 7])).toBe(`features has unknown names: "push", 7. ${known}`)
  expect(featureFault('rounds')).toBe(`features is no list, and is ignored. ${known}`)
  for (const valid of [undefined, [], featureNames]) expect(featureFault(valid)).toBeUndefined()
})

it('names what no part of a configuration has', () => {
  const path = `${tmpdir()}/site-names-${randomUUID()}.json`
  writeFileSync(
    path,
    JSON.stringify({
      VARIABLES: { title: 'Own', suport_email: 'x' },
      WEB_VARIABLES: { theme: 'light', primary_color: '#f00' },
      variables: {},
      domains: { 'de.example': { VARIABLES: { colour: 1 }, deposit_account: {} } },
    }),
  )
  expect(unknownNames(readOverrides(path))).toEqual([
    'The site configuration has no "variables": it is ignored.',
    'de.example has no "deposit_account": it is ignored.',
    'VARIABLES has no "suport_email": it is ignored.',
    'WEB_VARIABLES has no "primary_color": it is ignored.',
    'VARIABLES has no "colour": it is ignored.',
  ])
})

it('says at the start what the configuration of any domain names in vain', () => {
  const part = {
    VARIABLES: { languages: ['en', 'pt'] },
    WEB_VARIABLES: { home_shelves: ['nothing'], theme: 'bright', style: 'modern', layout: 'bright' },
  }
  expect(unknownNames(noOverrides)).toEqual([])
  expect(
    unknownNames({
      ...noOverrides,
      VARIABLES: { features: ['terms', 'sesions'] },
      domains: { 'second.example': part },
    }),
  ).toEqual([
    `features has unknown names: "sesions". ${known}`,
    'languages names "pt", which the app does not have.',
    'home_shelves names "nothing", which home does not have.',
    'theme is "bright", which the app does not have. Known: light, dark, darkBlue, darkOrange, darkRed, black.',
    'layout is "bright", which the app does not have. Known: list-layout, grid-layout, compact-layout.',
  ])
  expect(unknownNames({ ...noOverrides, VARIABLES: { languages: 'en' } })).toEqual([
    'languages is no list: the site has all languages.',
  ])
})

it('refuses a value of the wrong type with the name of its field', () => {
  const path = `${tmpdir()}/site-names-${randomUUID()}.json`
  writeFileSync(path, JSON.stringify({ VARIABLES: { help: ['a@b.example'], company: 5 } }))
  expect(() => readOverrides(path)).toThrow(/VARIABLES\.company: .*; VARIABLES\.help: /)
})

it('says at the start where the site has another title than the installed app', () => {
  const part = { VARIABLES: { title: 'Two' }, WEB_VARIABLES: {} }
  expect(otherTitles(noOverrides)).toEqual([])
  expect(otherTitles({ ...noOverrides, VARIABLES: { title: brandName } })).toEqual([])
  expect(otherTitles({ ...noOverrides, domains: { 'second.example': part, 'third.example': part } })).toEqual(
    [`The site is called "Two", the installed app "${brandName}" (brand/brand.ts).`],
  )
})

it('says at the start where a site with real money has the documents of a demo site', () => {
  const real = { ...noOverrides, VARIABLES: { play_money: false } }
  expect(demoDocumentNotices(noOverrides, undefined)).toEqual([])
  expect(demoDocumentNotices(real, undefined)).toEqual([expect.stringContaining('brandDocuments')])
  expect(demoDocumentNotices(real, ['en'])).toEqual([])
  expect(
    demoDocumentNotices({ ...real, VARIABLES: { ...real.VARIABLES, features: ['account'] } }, undefined),
  ).toEqual([])
})
