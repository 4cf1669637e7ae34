// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { AccountLinks } from '../../../../src/shell/bars/account-links.tsx'
import { renderPage } from '../../../support/rendered-page.tsx'
import { loginData } from '../../../support/session-tab.ts'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()

test.each([
  ['Kim', 'K'],
  ['🇰🇷 Kim', '🇰🇷'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
  ['ศักดิ์', 'ศั'],
  ['홍길동'.normalize('NFD'), '홍'.normalize('NFD')],
])('the initial of %s is %s', async (name, initial) => {
  const tab = stage.open()
  const data = loginData()
  tab.session.begin({ ok: true, data: { ...data, info: { ...data.info, name } } })
  const { container, unmount } = await renderPage(tab, AccountLinks, { paths: ['/supports/memopage'] })
  expect(container.querySelector('a:last-of-type')?.textContent).toBe(initial)
  await unmount()
})
