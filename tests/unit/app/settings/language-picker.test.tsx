import { expect, test } from 'vitest'
import { type Language, languages } from '@marquee/contract/config.ts'
import { LanguagePicker } from '../../../../src/features/settings/language-picker.tsx'
import { siteConfigAtom } from '../../../../src/platform/config/site-config.ts'
import { acted, renderPage } from '../../../support/rendered-page.tsx'
import { sampleSite } from '../../../support/sample-game.ts'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()

test.each<[readonly Language[] | undefined, readonly Language[]]>([
  [
    ['de', 'en', 'ko'],
    ['de', 'en', 'ko'],
  ],
  [undefined, languages],
])('a site with the languages %j offers them in its order', async (offered, listed) => {
  const tab = stage.open()
  tab.store.set(siteConfigAtom, sampleSite(offered ? { languages: [...offered] } : {}))
  const { container, unmount } = await renderPage(tab, LanguagePicker)
  await acted(() => container.querySelector('button')?.click())
  await waitFor(() => expect(document.querySelectorAll('li button [lang]').length).toBeGreaterThan(0))
  const names = [...document.querySelectorAll('li button [lang]')].map((name) => name.getAttribute('lang'))
  expect(names).toEqual(listed)
  await unmount()
})
