import { expect, test } from 'vitest'
import { userInfoAtom } from '../../../../src/session/user-info.ts'
import { reset } from '../../../support/scripted-server.ts'
import { sessionStage } from '../../../support/session-stage.ts'
import { type SessionTab, userInfo } from '../../../support/session-tab.ts'
import { waitFor } from '../../../support/wait-for.ts'

const key = 'personal_cache/demo/user_info'
const stage = sessionStage()

const known = (tab: SessionTab) => tab.store.get(userInfoAtom)

test('a page that is loaded offline shows the cached balance as stale, until the player signs out', async () => {
  const first = stage.open()
  await first.session.signIn({ username: 'demo', password: 'demo-pass-1' })
  await waitFor(async () => expect(await stage.storedRecord(key)).toBeDefined())
  const { at } = known(first) ?? {}
  expect(JSON.stringify(await stage.storedRecord(key))).not.toContain('110123456789')

  stage.server.setScript(reset)
  stage.server.setHealth(reset)
  const second = stage.open()
  await waitFor(() => expect(known(second)?.stale).toBe(true), 10_000)
  expect(known(second)).toMatchObject({ info: { amount: userInfo.amount }, at })

  await second.session.signOut()
  expect(known(second)).toBeUndefined()
  await waitFor(async () => expect(await stage.storedRecord(key)).toBeUndefined())
})
