import { isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { requireSession } from '../../../../src/session/guard.ts'
import { sessionAtom } from '../../../../src/session/session.ts'
import { sessionStage } from '../../../support/session-stage.ts'

const location = { href: '/wallet/history?from=2026-11-01' }
const stage = sessionStage()

function open() {
  const tab = stage.open()
  return { tab, enter: () => requireSession({ context: { tab }, location }) }
}

test('an anonymous visitor is redirected to /login, with `redirect`', async () => {
  const { enter } = open()
  const thrown: unknown = await enter().catch((error: unknown) => error)
  expect(isRedirect(thrown) && thrown.options.href).toBe(
    `/login?redirect=${encodeURIComponent('/wallet/history?from=2026-11-01')}`,
  )
})

test('a signed-in player passes; a new tab waits for other tabs first', async () => {
  const first = open()
  await first.tab.session.signIn({ username: 'demo', password: 'x' })
  await first.enter()
  const second = open()
  await second.enter()
  expect(second.tab.store.get(sessionAtom).state).toBe('signedIn')
})

test('a page stays under the sign-in that is open over it', async () => {
  const { tab } = open()
  const over = { ...location, state: { signInOverlay: { why: 'rejected', covers: true } } }
  await expect(requireSession({ context: { tab }, location: over })).resolves.toBeUndefined()
})
