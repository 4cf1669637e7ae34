import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'

/** The title of a kind with the smallest chips; `least` in won. */
function titleOf(kind: 'blackjack' | 'holdem') {
  const [title] = catalogue()
    .games.filter((game) => game.table === kind && game.is_service === 1)
    .map((game) => ({ ...game, least: game.limits.min }))
    .toSorted((a, b) => a.least - b.least)
  if (title === undefined) throw new Error(`no title is ${kind}`)
  const { id, rtp, least, provider } = title
  return { id, rtp, least, title: title.title, provider: { id: provider.id, title: provider.name } }
}

export const blackjackTitle = titleOf('blackjack')
export const holdemTitle = titleOf('holdem')
