import { i18n } from '@lingui/core'
import type { RegisteredRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { recordLaunch } from '../../../../src/features/play/launch/recents.ts'
import { continueLast } from '../../../../src/shell/start/play.ts'
import { toastsAtom } from '../../../../src/ui/toast/toast.ts'
import { sampleGame } from '../../../support/sample-game.ts'
import { loginData } from '../../../support/session-tab.ts'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

vi.mock('../../../../src/features/play/launch/launch.ts', () => {
  throw new TypeError('the chunk did not load')
})

const stage = tabStage()

test('a game whose code does not load shows an error', async () => {
  i18n.load('en', {})
  i18n.activate('en')
  const tab = stage.open()
  tab.session.begin({ ok: true, data: loginData() })
  await recordLaunch(tab, sampleGame('1001'))
  continueLast(tab, {} as RegisteredRouter)
  await waitFor(() =>
    expect(tab.store.get(toastsAtom)).toMatchObject([
      { kind: 'error', text: 'Part of the app did not load. Nothing was lost.' },
    ]),
  )
})
