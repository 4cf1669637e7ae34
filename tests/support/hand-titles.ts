import { catalogue } from '../../server/catalogue/catalogue.ts'
import { stakeLimitsOf } from '../../server/catalogue/stakes.ts'
import { tableKindOf } from '../../server/catalogue/table-kinds.ts'

/** The title of a kind with the smallest chips, won. */
function titleOf(kind: 'blackjack' | 'holdem'): {
  readonly id: string
  readonly least: number
} {
  const [title] = catalogue()
    .games.filter((game) => tableKindOf(game) === kind && game.is_service === 1)
    .map((game) => ({ id: game.id, least: stakeLimitsOf(game).min }))
    .toSorted((a, b) => a.least - b.least)
  if (title === undefined) throw new Error(`no title is ${kind}`)
  return title
}

export const blackjackTitle = titleOf('blackjack')
export const holdemTitle = titleOf('holdem')
