import { atom } from 'jotai'
import { accountEndpoints } from '../../../contract/account-endpoints.ts'
import { Me, type MeChange } from '../../../contract/account.ts'
import type { Result } from '../../../contract/result.ts'
import { call } from '../../../platform/http/http.ts'
import { changeRemote } from '../../../platform/remote/actions.ts'
import { cachedAtomOf } from '../../../platform/remote/remote.ts'
import { remoteValue, type Source } from '../../../platform/remote/source.ts'
import { sessionAtom } from '../../../session/session.ts'
import { refreshBalance } from '../../../session/watch.ts'

/** The player's own account. */
export function me(player: string): Source<Me> {
  return remoteValue({
    key: [player, 'me'],
    scope: 'session',
    schema: Me,
    fetch: ({ signal }) => call(accountEndpoints.me, { signal }),
  })
}

/** The account of the signed-in player, as far as this device knows it. Fetches nothing. */
export const cachedMeAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.state === 'signedIn' ? get(cachedAtomOf(me(session.username)))?.data : undefined
})

/** Changes the account under an idempotency key; what is on screen everywhere follows. */
export async function changeMe(player: string, body: MeChange, key: string): Promise<Result<Me>> {
  const answer = await call(accountEndpoints.changeMe, { body, key })
  if (answer.ok) {
    changeRemote(me(player), () => answer.data)
    await refreshBalance()
  }
  return answer
}
