import { beforeEach, expect, test } from 'vitest'
import { activityAtom, activityLog } from '../../../../src/shell/activity/activity-log.ts'
import { icons } from '../../../../src/ui/icon/icons.ts'
import { toasts } from '../../../../src/ui/toast/toast.ts'
import { type FakeTab, tabStage } from '../../../support/stage.ts'
import { tokenUntil } from '../../../support/tokens.ts'

const stage = tabStage()

let tab: FakeTab

function signIn(username: string): void {
  tab.session.begin({
    ok: true,
    data: {
      jwt: tokenUntil(Date.now() + 3_600_000),
      access_token: 'a',
      info: { name: username, username, bank_code: '', bank_account: '', bank_name: '', use_vaccount: false },
    },
  })
}

const texts = (of: FakeTab) => of.store.get(activityAtom).map(({ text }) => text)

beforeEach(() => {
  tab = stage.open()
  activityLog(tab)
})

test('errors and decisions about money are logged, newest first, and other toasts are not', () => {
  signIn('first')
  toasts(tab).show('error', 'A game did not open.')
  toasts(tab).show('success', 'Copied.')
  toasts(tab).custom(icons.info, 'Deleted.')
  toasts(tab).money('info', 'The deposit is there.')
  expect(texts(tab)).toEqual(['The deposit is there.', 'A game did not open.'])
})

test('nothing is logged without a session', () => {
  toasts(tab).show('error', 'A game did not open.')
  signIn('first')
  expect(texts(tab)).toEqual([])
})

test('the newest fifty survive a reload', () => {
  signIn('first')
  for (let number = 1; number <= 60; number += 1) toasts(tab).show('error', `${number}`)
  const { localStorage, sessionStorage } = tab.environment
  const reloaded = stage.open({ localStorage, sessionStorage })
  reloaded.session.restore()
  reloaded.session.start()
  activityLog(reloaded)
  expect(texts(reloaded)).toEqual(Array.from({ length: 50 }, (_, index) => `${60 - index}`))
})

test('invalid stored data is ignored', () => {
  tab.environment.sessionStorage?.setItem('activity_log', '[{"kind":"error"}]')
  signIn('first')
  const reloaded = stage.open({ sessionStorage: tab.environment.sessionStorage })
  activityLog(reloaded)
  expect(texts(reloaded)).toEqual([])
})

test.each(['sign-out', 'another sign-in'])('a %s deletes it all', async (end) => {
  signIn('first')
  toasts(tab).money('error', 'The withdrawal of ₩50,000 was rejected.')
  expect(tab.environment.sessionStorage?.getItem('activity_log')).toContain('50,000')
  if (end === 'sign-out') await tab.session.signOut()
  else signIn('second')
  expect(texts(tab)).toEqual([])
  expect(tab.environment.sessionStorage?.getItem('activity_log')).toBeNull()
})
