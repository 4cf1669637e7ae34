import { expect, test } from 'vitest'
import { BottomBar } from '../../../src/shell/bars/bottom-bar.tsx'
import { renderPage } from '../../support/rendered-page.tsx'
import { tabStage } from '../../support/stage.ts'

const stage = tabStage()

test.each([
  ['/wallet/depositpage', 'page'],
  ['/wallet/history', 'true'],
  ['/home', null],
] as const)('the tab of the wallet on %s: aria-current is %s', async (path, current) => {
  const paths = ['/home', '/wallet/depositpage', '/wallet/history']
  const { place, unmount } = await renderPage(stage.open(), BottomBar, { path, paths })
  const wallet = place.querySelector('a[href="/wallet/depositpage"]')
  expect(wallet?.getAttribute('aria-current')).toBe(current)
  await unmount()
})
