import { beforeEach, expect, test } from 'vitest'
import { brandTheme } from '../../../../brand/brand.ts'
import { siteConfigAtom } from '../../../../src/platform/config/site-config.ts'
import { reducedMotionAtom, themeAtom } from '../../../../src/platform/preferences.ts'
import { followAppearance } from '../../../../src/theme/appearance.ts'
import { sampleSite } from '../../../support/sample-game.ts'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()
const otherTheme = brandTheme === 'light' ? 'dark' : 'light'

beforeEach(() => {
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name)
})

test('the look of the page stays until the configuration is loaded, which decides', async () => {
  const { store, records } = stage.open()
  await records.hydrate()
  const { dataset } = document.documentElement
  Object.assign(dataset, { theme: 'light', style: 'retro', layout: 'grid-layout', rail: 'open' })
  followAppearance(store)
  expect(dataset).toMatchObject({ theme: 'light', style: 'retro', layout: 'grid-layout' })
  const site = sampleSite()
  const look = { theme: 'light', style: 'retro', layout: 'list-layout' } as const
  store.set(siteConfigAtom, { ...site, WEB_VARIABLES: { ...site.WEB_VARIABLES, ...look } })
  expect(dataset).toMatchObject(look)
})

test('a theme that is chosen before the configuration is loaded does not change style and layout', async () => {
  const { store, records } = stage.open()
  await records.hydrate()
  const { dataset } = document.documentElement
  Object.assign(dataset, { theme: brandTheme, style: 'retro', layout: 'grid-layout', rail: 'open' })
  followAppearance(store)
  store.set(themeAtom, otherTheme)
  expect(dataset).toMatchObject({ theme: otherTheme, style: 'retro', layout: 'grid-layout' })
})

test('a page of an earlier configuration takes on the defaults when the configuration has them', async () => {
  const { store, records } = stage.open()
  await records.hydrate()
  const { dataset } = document.documentElement
  Object.assign(dataset, { theme: 'light', style: 'modern', layout: 'list-layout', rail: 'open' })
  followAppearance(store)
  const site = sampleSite()
  store.set(siteConfigAtom, { ...site, WEB_VARIABLES: { ...site.WEB_VARIABLES, theme: 'dark' } })
  expect(dataset['theme']).toBe('dark')
})

test('a look that the page already has is left alone, a choice is shown without transitions', async () => {
  const { store, records } = stage.open()
  await records.hydrate()
  const { dataset } = document.documentElement
  Object.assign(dataset, { theme: brandTheme, style: 'modern', layout: 'list-layout', rail: 'open' })
  followAppearance(store)
  expect(dataset['switching']).toBeUndefined()
  expect(dataset['motion']).toBeUndefined()
  store.set(themeAtom, otherTheme)
  store.set(reducedMotionAtom, 'on')
  expect(dataset).toMatchObject({ theme: otherTheme, motion: 'on', switching: '' })
  store.set(reducedMotionAtom, 'system')
  expect(dataset['motion']).toBe('system')
})
