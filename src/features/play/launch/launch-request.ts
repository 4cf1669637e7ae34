import { endpoints } from '../../../contract/endpoints.ts'
import { kindOf, type Game } from '../../../contract/game.ts'
import { call } from '../../../platform/http/http.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import { store } from '../../../platform/store.ts'
import { launchAddress } from './launch-address.ts'
import { notifyInvalidAddress, notifyLaunchError } from './launch-errors.ts'

/** Where a game is played, or the way to tell the player why it is not. */
export type LaunchAnswer =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; say(): void }

/** Asks the operator for a single-use address of a game (spec §7). Never rejects. */
export async function requestAddress(game: Game): Promise<LaunchAnswer> {
  const type = kindOf(game) === 'casino' ? 'casino' : 'slot'
  const result = await call(endpoints.launch, { query: { game_id: game.id, type } })
  if (!result.ok) return { ok: false, say: () => notifyLaunchError(result) }
  const site = store.get(siteConfigAtom)
  const { url } = result.data
  const address = site && url !== undefined ? launchAddress(url, site, location.origin) : undefined
  return address === undefined ? { ok: false, say: notifyInvalidAddress } : { ok: true, address }
}
