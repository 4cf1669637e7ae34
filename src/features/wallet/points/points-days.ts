import { PointsDay } from '../../../contract/wallet.ts'
import { walletEndpoints } from '../../../contract/wallet-endpoints.ts'
import { byRow } from '../../../platform/remote/by-row.ts'
import type { Source } from '../../../platform/remote/source.ts'
import { remoteList } from '../../../platform/remote/sources.ts'

const listCall = byRow(walletEndpoints.pointsDays, 'points')

/** How many days are kept on the device. */
const maxDays = 30

/** The player's points by site day with their games, by pages, newest first. */
export function pointsDays(player: string): Source<readonly PointsDay[]> {
  return remoteList({
    key: [player, 'points_days'],
    cachePolicy: 'private',
    item: PointsDay,
    maxItems: maxDays,
    isFixed: true,
    fetch: ({ http, cursor, signal }) =>
      http.call(listCall, { query: cursor === undefined ? {} : { cursor }, signal }),
  })
}
