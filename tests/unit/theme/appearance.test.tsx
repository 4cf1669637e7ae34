import { expect, test } from 'vitest'
import { reducedMotionAtom, themeAtom } from '../../../src/platform/preferences.ts'
import { followAppearance } from '../../../src/theme/appearance.ts'
import { tabStage } from '../../support/stage.ts'

const stage = tabStage()

test('a look that the page already has is left alone, a choice is shown without transitions', async () => {
  const { store, records } = stage.open()
  await records.hydrate()
  const { dataset } = document.documentElement
  Object.assign(dataset, { theme: 'dark', style: 'modern', layout: 'list-layout', rail: 'open' })
  followAppearance(store)
  expect(dataset['switching']).toBeUndefined()
  expect(dataset['motion']).toBeUndefined()
  store.set(themeAtom, 'light')
  store.set(reducedMotionAtom, 'on')
  expect(dataset).toMatchObject({ theme: 'light', motion: 'on', switching: '' })
  store.set(reducedMotionAtom, 'system')
  expect(dataset['motion']).toBe('system')
})
