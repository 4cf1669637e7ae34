import { launchEndpoints } from '../../../contract/launch-endpoints.ts'
import { kindOf, type Game } from '../../../contract/game.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import { service } from '../../../platform/service.ts'
import type { Tab } from '../../../session/tab.ts'
import { launchAddress } from './launch-address.ts'
import type { LaunchFailure } from './launch-errors.ts'

type LaunchAnswer =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly failure: LaunchFailure }

/** Names a game, or the same game with demo money, among the launches of a tab. */
export function launchId({ id }: Game, demo: boolean): string {
  return demo ? `${id} demo` : id
}

/** The launch of a tab that waits for its address. The game that was pressed last is the only one that opens. */
export interface LaunchRequest {
  /** The `launchId` of the game whose launch waits. */
  waiting(): string | undefined
  /**
   * Asks the operator for a single-use address of a game (spec §7), and withdraws the launch that waits. Undefined when
   * this one was withdrawn. Never rejects.
   *
   * @param demo asks for a game with demo money, which needs no session
   */
  ask(game: Game, demo?: boolean): Promise<LaunchAnswer | undefined>
  withdraw(): void
}

/** The launch request of a tab. The end of the session withdraws it. */
export const launchRequest = service(createLaunchRequest)

function createLaunchRequest({ http, store, sessionData }: Tab): LaunchRequest {
  let current: { readonly id: string; readonly controller: AbortController } | undefined

  function withdraw(): void {
    current?.controller.abort()
    current = undefined
  }

  sessionData.onClear(withdraw)

  return {
    waiting: () => current?.id,
    withdraw,
    async ask(game, demo = false) {
      withdraw()
      const controller = new AbortController()
      const { signal } = controller
      current = { id: launchId(game, demo), controller }
      const type = kindOf(game) === 'casino' ? 'casino' : 'slot'
      const result = await http.call(demo ? launchEndpoints.tryGame : launchEndpoints.launch, {
        query: { game_id: game.id, type },
        signal,
      })
      if (signal.aborted) return undefined
      current = undefined
      if (!result.ok) return { ok: false, failure: result }
      const site = store.get(siteConfigAtom)
      const { url } = result.data
      const address = site && url !== undefined ? launchAddress(url, site, location.origin) : undefined
      return address === undefined ? { ok: false, failure: 'invalidAddress' } : { ok: true, address }
    },
  }
}
