import type { SiteVariables } from '@marquee/contract/config.ts'
import type { OfferedGame } from '../games/catalogue.ts'
import { StartupError } from '../site/startup-error.ts'

export type PointsPermille = NonNullable<SiteVariables['points_permille']>

/** The return of a game of hands is of its first stake, and raises earn points too: a called hand of hold'em stakes this many. */
const stakesOfHand = 3

const kindOf = ({ category, live }: Pick<OfferedGame, 'category' | 'live'>): keyof PointsPermille =>
  category === 'Slots' ? 'slots' : live ? 'tables' : 'hands'

/** Points that a stake at a game earns, thousandths. */
export const pointsPermilleOf = (
  permille: PointsPermille,
  game: Pick<OfferedGame, 'category' | 'live'>,
): number => permille[kindOf(game)]

/**
 * Refuses points that would pay more than a game keeps: such a game would be profitable for players who play it well.
 *
 * @throws StartupError that names the first such game
 */
export function requirePointsBelowEdge(games: readonly OfferedGame[], permille: PointsPermille): void {
  for (const game of games) {
    const kind = kindOf(game)
    const percent = (permille[kind] / 10) * (kind === 'hands' ? stakesOfHand : 1)
    if (game.rtp + percent <= 100) continue
    throw new StartupError(
      `The site configuration cannot be used: points_permille of ${kind} is ${permille[kind]}, but ${game.title.en} returns ${game.rtp} %, and return and points together may be 100 % at most.`,
    )
  }
}
