import { endpoints } from '../../../contract/endpoints.ts'
import { kindOf, type Game } from '../../../contract/game.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import type { Tab } from '../../../session/tab.ts'
import { launchAddress } from './launch-address.ts'
import type { LaunchFailure } from './launch-errors.ts'

type LaunchAnswer =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly failure: LaunchFailure }

/** Asks the operator for a single-use address of a game (spec §7). Never rejects. */
export async function requestAddress({ http, store }: Tab, game: Game): Promise<LaunchAnswer> {
  const type = kindOf(game) === 'casino' ? 'casino' : 'slot'
  const result = await http.call(endpoints.launch, { query: { game_id: game.id, type } })
  if (!result.ok) return { ok: false, failure: result }
  const site = store.get(siteConfigAtom)
  const { url } = result.data
  const address = site && url !== undefined ? launchAddress(url, site, location.origin) : undefined
  return address === undefined ? { ok: false, failure: 'invalidAddress' } : { ok: true, address }
}
