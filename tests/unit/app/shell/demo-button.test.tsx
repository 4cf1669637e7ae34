import { expect, test } from 'vitest'
import { currentGameAtom } from '../../../../src/features/play/current-game.ts'
import { StopButton } from '../../../../src/features/protection/breaks/stop-button.tsx'
import { SignOutButton } from '../../../../src/features/account/sign-in/sign-out-button.tsx'
import { siteConfigAtom } from '../../../../src/platform/config/site-config.ts'
import { DemoButton } from '../../../../src/shell/bars/demo-button.tsx'
import { renderPage } from '../../../support/rendered-page.tsx'
import { sampleGame, sampleSite } from '../../../support/sample-game.ts'
import { loginData } from '../../../support/session-tab.ts'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()

test('each button at the foot of the menu in a game has an icon, so that their texts are in line', async () => {
  const tab = stage.open()
  tab.session.begin({ ok: true, data: loginData() })
  tab.store.set(siteConfigAtom, sampleSite({ guest_play: true }))
  tab.store.set(currentGameAtom, {
    game: sampleGame('7'),
    demo: false,
    frameId: 1,
    address: undefined,
    studio: undefined,
    phase: 'ready',
    roundBalance: undefined,
    fault: undefined,
    mode: 'page',
    minimised: false,
  } as never)
  const { container, unmount } = await renderPage(tab, () => (
    <>
      <DemoButton onNavigate={() => {}} />
      <StopButton />
      <SignOutButton />
    </>
  ))
  const buttons = [...container.querySelectorAll('button')]
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Try for free',
    'Stop for 24 hours',
    'Sign out',
  ])
  expect(buttons.map((button) => button.querySelectorAll('svg').length)).toEqual([1, 1, 1])
  await unmount()
})
