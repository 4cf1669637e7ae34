import { expect, test } from 'vitest'
import { replaceAlert } from '../../../src/shell/start/later.ts'
import { toastsAtom } from '../../../src/ui/toast/toast.ts'
import { tabStage } from '../../support/stage.ts'

const stage = tabStage()

test('what a script says by alert shows as a toast (spec §9)', () => {
  const before = window.alert
  const tab = stage.open()
  replaceAlert(tab)
  const { alert: say } = window
  say('Saved')
  expect(tab.store.get(toastsAtom)).toMatchObject([{ kind: 'info', text: 'Saved' }])
  window.alert = before
})
