// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { searchKeyAtom } from '../../../../src/platform/shortcuts.ts'
import { searchAtom } from '../../../../src/shell/overlays/search-state.ts'
import { useSearchOpen } from '../../../../src/shell/overlays/use-search-open.ts'
import { renderPage } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()

test.each(['off', 'on'] as const)('the key / with the setting %s', async (setting) => {
  const tab = stage.open()
  tab.store.set(searchKeyAtom, setting)
  await waitFor(() => expect(tab.store.get(searchKeyAtom)).toBe(setting))
  const { container: place, unmount } = await renderPage(tab, () => <p>{String(useSearchOpen(false))}</p>)
  place.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
  expect(tab.store.get(searchAtom)).toBe(setting === 'on')
  await unmount()
})
