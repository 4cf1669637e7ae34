import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { stakeLimitsOf } from '@marquee/studio/catalogue/stakes.ts'
import { tableKindOf } from '@marquee/studio/catalogue/table-kinds.ts'

/** The title of a kind with the smallest chips; `least` in won. */
function titleOf(kind: 'blackjack' | 'holdem') {
  const [title] = catalogue()
    .games.filter((game) => tableKindOf(game) === kind && game.is_service === 1)
    .map((game) => ({ ...game, least: stakeLimitsOf(game).min }))
    .toSorted((a, b) => a.least - b.least)
  if (title === undefined) throw new Error(`no title is ${kind}`)
  const { id, least, provider } = title
  return { id, least, title: title.title, provider: { id: provider.id, title: provider.name } }
}

export const blackjackTitle = titleOf('blackjack')
export const holdemTitle = titleOf('holdem')
