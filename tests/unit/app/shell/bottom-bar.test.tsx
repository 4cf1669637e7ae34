import { expect, test } from 'vitest'
import { recordLaunch } from '../../../../src/features/play/launch/recents.ts'
import { pendingStopAtom } from '../../../../src/session/play-stop.ts'
import { BottomBar } from '../../../../src/shell/bars/bottom-bar.tsx'
import { renderPage } from '../../../support/rendered-page.tsx'
import { sampleGame } from '../../../support/sample-game.ts'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { signIn } from '../wallet/wallet-tab.ts'

const stage = tabStage()

test.each([
  ['/wallet/depositpage', '/wallet/depositpage', 'page'],
  ['/wallet/history', '/wallet/depositpage', 'true'],
  ['/game/slotnine', '/game/slotnine', 'page'],
  ['/game/slot', '/game/slotnine', 'true'],
  ['/account/play-limits', '/account/mypagelist', 'true'],
  ['/home', '/home', 'page'],
  ['/supports/memopage', undefined, undefined],
] as const)('on %s the tab of %s is the current one: %s', async (path, tab, current) => {
  const wallet = ['/wallet/depositpage', '/wallet/history']
  const account = ['/account/play-limits', '/account/mypagelist']
  const paths = ['/home', '/game/slot', '/game/slotnine', '/supports/memopage', ...wallet, ...account]
  const { container: place, unmount } = await renderPage(stage.open(), BottomBar, { path, paths })
  const [marked, other] = place.querySelectorAll('a[aria-current]')
  expect(marked?.getAttribute('href')).toBe(tab)
  expect(marked?.getAttribute('aria-current')).toBe(current)
  expect(other).toBeUndefined()
  await unmount()
})

test('a stop takes the way back into the last game away', async () => {
  const tab = stage.open()
  signIn(tab, 'demo')
  await recordLaunch(tab, sampleGame('1001'))
  const paths = ['/home', '/game/slotnine', '/wallet/depositpage', '/account/mypagelist']
  const { container: place, unmount } = await renderPage(tab, BottomBar, { path: '/home', paths })
  const isOff = () => place.querySelector('button')?.getAttribute('aria-disabled')
  await waitFor(() => expect(isOff()).toBe('false'))
  tab.store.set(pendingStopAtom, { kind: 'stop', from: '2026-11-23T12:00:00Z', until: null })
  await waitFor(() => expect(isOff()).toBe('true'))
  await unmount()
})
