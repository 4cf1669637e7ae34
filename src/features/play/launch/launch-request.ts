import { i18n } from '@lingui/core'
import { launchEndpoints } from '@marquee/contract/launch-endpoints.ts'
import { kindOf, type Game } from '@marquee/contract/game.ts'
import {
  hasUnknownSettings,
  returnPath,
  type StudioFrame,
  studioFrameAt,
} from '@marquee/contract/studio-frames.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import { service } from '../../../platform/service.ts'
import type { Tab } from '../../../session/tab.ts'
import { MOBILE } from '../../../ui/use-media.ts'
import { launchAddress } from './launch-address.ts'
import type { LaunchFailure } from './launch-errors.ts'

type LaunchResult =
  | { readonly ok: true; readonly address: string; readonly studio: StudioFrame }
  | { readonly ok: false; readonly failure: LaunchFailure }

/** Identifies a launch: the id of the game, different with demo money. */
export function launchId({ id }: Game, demo: boolean): string {
  return demo ? `${id} demo` : id
}

/** The pending launch of a tab. A new launch cancels it, so that only the game that was chosen last opens. */
export interface LaunchRequest {
  /** The `launchId` of the pending launch. */
  pendingId(): string | undefined
  /**
   * Requests a single-use address of a game from the operator (spec §7), and cancels the pending launch. Undefined if this
   * one was cancelled. Never rejects.
   *
   * @param demo requests the game with demo money, which needs no session
   */
  send(game: Game, demo?: boolean): Promise<LaunchResult | undefined>
  cancel(): void
}

function returnAddress(to: 'lobby' | 'cashier' | 'history'): string {
  return `${location.origin}${returnPath}?to=${to}`
}

/** The launch request of a tab. The end of the session cancels it. */
export const launchRequest = service(createLaunchRequest)

function createLaunchRequest({ http, store, sessionData }: Tab): LaunchRequest {
  let current: { readonly id: string; readonly controller: AbortController } | undefined

  function cancel(): void {
    current?.controller.abort()
    current = undefined
  }

  sessionData.onClear(cancel)

  return {
    pendingId: () => current?.id,
    cancel,
    async send(game, demo = false) {
      cancel()
      const controller = new AbortController()
      const { signal } = controller
      current = { id: launchId(game, demo), controller }
      const type = kindOf(game) === 'casino' ? 'casino' : 'slot'
      const result = await http.call(demo ? launchEndpoints.tryGame : launchEndpoints.launch, {
        query: {
          game_id: game.id,
          type,
          lobby_url: returnAddress('lobby'),
          deposit_url: returnAddress('cashier'),
          history_url: returnAddress('history'),
          platform: matchMedia(MOBILE).matches ? 'mobile' : 'desktop',
          mode: demo ? 'demo' : 'real',
          lang: i18n.locale,
        },
        signal,
      })
      if (signal.aborted) return undefined
      current = undefined
      if (!result.ok) return { ok: false, failure: result }
      const site = store.get(siteConfigAtom)
      const { url } = result.data
      const address = site && url !== undefined ? launchAddress(url, site, location.origin) : undefined
      if (!site || address === undefined) return { ok: false, failure: 'invalidAddress' }
      const { origin } = new URL(address)
      if (hasUnknownSettings(site, { origin })) return { ok: false, failure: 'outOfService' }
      return { ok: true, address, studio: studioFrameAt(origin, site) }
    },
  }
}
