import type { DataOf } from '../../../contract/endpoint.ts'
import { passkeyEndpoints } from '../../../contract/passkey-endpoints.ts'
import { invalidateRemote } from '../../../platform/remote/actions.ts'
import { byRow } from '../../../platform/remote/by-row.ts'
import type { Source } from '../../../platform/remote/source.ts'
import { uncachedValue } from '../../../platform/remote/sources.ts'
import type { Tab } from '../../../session/tab.ts'
import { me } from '../me/me.ts'

const listCall = byRow(passkeyEndpoints.passkeys, 'passkeys')

/** The passkeys of a player. They are not stored on the device, which cannot change them offline. */
export function passkeys(player: string): Source<DataOf<typeof listCall>> {
  return uncachedValue({
    key: [player, 'passkeys'],
    fetch: ({ http, signal }) => http.call(listCall, { signal }),
  })
}

/** Fetches again what a change of the passkeys shows in: the list, and how the bank account is confirmed. */
export function refreshPasskeys(tab: Tab, player: string): void {
  invalidateRemote(tab, passkeys(player))
  invalidateRemote(tab, me(player))
}
