import { accountEndpoints } from '@marquee/contract/account-endpoints.ts'
import type { MeChange } from '@marquee/contract/account.ts'
import type { Me } from '@marquee/contract/me.ts'
import type { Result } from '@marquee/contract/result.ts'
import type { Tab } from '../../../session/tab.ts'
import { me } from './me.ts'

/** Changes the account under an idempotency key, and updates the cached account and balance. */
export async function changeMe(tab: Tab, player: string, body: MeChange, key: string): Promise<Result<Me>> {
  const response = await tab.http.call(accountEndpoints.changeMe, { body, key })
  if (response.ok) {
    tab.queries.change(me(tab, player), () => response.data)
    await tab.session.refreshBalance()
  }
  return response
}
