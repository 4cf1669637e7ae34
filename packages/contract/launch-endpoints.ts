import * as v from 'valibot'
import { endpoint, none } from './endpoint.ts'

const LaunchQuery = v.object({
  game_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  type: v.picklist(['slot', 'casino', 'Slots']),
  /** Pages of the app for the game's own buttons (docs/game-frame.md). An operator passes them on to the studio. */
  lobby_url: v.optional(v.string()),
  deposit_url: v.optional(v.string()),
  history_url: v.optional(v.string()),
  platform: v.optional(v.picklist(['mobile', 'desktop'])),
  mode: v.optional(v.picklist(['real', 'demo'])),
  /** The player's language, one of the 16. */
  lang: v.optional(v.string()),
})

/**
 * `url` may be absent from an unsuccessful response that has RESULT true. The app then reports
 * `game.launch.invalidUrl`.
 */
const Launch = v.object({ url: v.optional(v.string()) })

/** Calls that open a game. Loaded with the launch, not with the first screen. */
export const launchEndpoints = {
  launch: endpoint({
    method: 'GET',
    path: '/game/launch',
    envelope: 'A',
    login: true,
    keyed: false,
    contentType: 'application/json',
    query: LaunchQuery,
    body: none,
    data: Launch,
  }),
  /** For anonymous visitors, if the site has `guest_play`. */
  tryGame: endpoint({
    method: 'GET',
    path: '/game/try',
    envelope: 'A',
    login: false,
    keyed: false,
    query: LaunchQuery,
    body: none,
    data: Launch,
  }),
}
