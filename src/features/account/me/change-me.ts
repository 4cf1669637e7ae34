import { accountEndpoints } from '../../../contract/account-endpoints.ts'
import type { MeChange } from '../../../contract/account.ts'
import type { Me } from '../../../contract/me.ts'
import type { Result } from '../../../contract/result.ts'
import type { Tab } from '../../../session/tab.ts'
import { me } from './me.ts'

/** Changes the account under an idempotency key; what is on screen everywhere follows. */
export async function changeMe(tab: Tab, player: string, body: MeChange, key: string): Promise<Result<Me>> {
  const answer = await tab.http.call(accountEndpoints.changeMe, { body, key })
  if (answer.ok) {
    tab.queries.change(me(tab, player), () => answer.data)
    await tab.session.refreshBalance()
  }
  return answer
}
