import { atom } from 'jotai'
import { accountEndpoints } from '../../../contract/account-endpoints.ts'
import { Me, type MeChange } from '../../../contract/account.ts'
import type { Result } from '../../../contract/result.ts'
import { changeRemote } from '../../../platform/remote/actions.ts'
import { cachedAtomOf } from '../../../platform/remote/remote.ts'
import { remoteValue, type Source } from '../../../platform/remote/source.ts'
import { playerAtom } from '../../../session/player.ts'
import type { Tab } from '../../../session/tab.ts'

/** The player's own account. */
export function me(player: string): Source<Me> {
  return remoteValue({
    key: [player, 'me'],
    cachePolicy: 'private',
    schema: Me,
    fetch: ({ http, signal }) => http.call(accountEndpoints.me, { signal }),
  })
}

/** The account of the signed-in player, as far as this device knows it. Fetches nothing. */
export const cachedMeAtom = atom((get) => {
  const player = get(playerAtom)
  return player === undefined ? undefined : get(cachedAtomOf(me(player)))?.data
})

/** Changes the account under an idempotency key; what is on screen everywhere follows. */
export async function changeMe(tab: Tab, player: string, body: MeChange, key: string): Promise<Result<Me>> {
  const answer = await tab.http.call(accountEndpoints.changeMe, { body, key })
  if (answer.ok) {
    changeRemote(tab, me(player), () => answer.data)
    await tab.session.refreshBalance()
  }
  return answer
}
