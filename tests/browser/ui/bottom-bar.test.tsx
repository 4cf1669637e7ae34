import '../../../src/theme/shell.css'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { browserEnvironment } from '../../../src/platform/environment.ts'
import { createTab } from '../../../src/session/tab.ts'
import { BottomBar } from '../../../src/shell/bars/bottom-bar.tsx'
import { renderPage } from '../../support/rendered-page.tsx'

test('the tabs of a phone are at the bottom, and at the side of one in landscape', async () => {
  vi.stubGlobal('scrollTo', () => {})
  const paths = ['/home', '/game/slotnine', '/wallet/depositpage', '/account/mypagelist']
  const { container, unmount } = await renderPage(createTab(browserEnvironment()), BottomBar, {
    path: '/home',
    paths,
  })
  const placeOf = () => {
    const { left, top, width, height } = container.querySelector('nav')?.getBoundingClientRect() ?? {}
    return { left, top, width, height }
  }
  await page.viewport(360, 800)
  expect(placeOf()).toEqual({ left: 0, top: 736, width: 360, height: 64 })
  await page.viewport(800, 360)
  expect(placeOf()).toEqual({ left: 0, top: 0, width: 76, height: 360 })
  for (const tab of container.querySelectorAll('a, button'))
    expect(tab.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await unmount()
})
