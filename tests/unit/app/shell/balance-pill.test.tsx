import * as v from 'valibot'
import { expect, test } from 'vitest'
import { UserInfo } from '@marquee/contract/player.ts'
import { gameControl } from '../../../../src/features/play/game-control.ts'
import { userInfoAtom } from '../../../../src/session/user-info.ts'
import { BalancePill } from '../../../../src/shell/bars/balance-pill.tsx'
import { acted, renderPage } from '../../../support/rendered-page.tsx'
import { sampleGame } from '../../../support/sample-game.ts'
import { userInfo } from '../../../support/session-tab.ts'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()

test('the balance in the header shows no result of a minimised game before the game does', async () => {
  const tab = stage.open()
  const frame = gameControl(tab)
  const know = (amount: number) =>
    tab.store.set(userInfoAtom, {
      info: v.parse(UserInfo, { ...userInfo, amount }),
      at: Date.now(),
      stale: false,
    })
  const page = await renderPage(tab, () => <BalancePill />, { paths: ['/wallet/depositpage'] })
  const label = () => page.container.querySelector('a')?.getAttribute('aria-label')
  await acted(() => {
    know(50_000)
    const frameId = frame.open(sampleGame('1'), 'normal')
    frame.setAddress(frameId, 'https://studio.example/play')
    frame.setPhase('busy')
    frame.freezeBalance(50_000)
    frame.reportBalance(49_000)
  })
  expect(label()).toContain('49,000')
  // The operator has the win while the wheel turns.
  await acted(() => know(85_000))
  expect(label()).toContain('49,000')
  await acted(() => frame.reportBalance(85_000))
  expect(label()).toContain('85,000')
  await page.unmount()
})
