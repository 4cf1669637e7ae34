import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import type { CatalogueGame } from '@marquee/studio/catalogue/catalogue.ts'
import type { Draw } from '@marquee/studio/shared/draw.ts'
import type { ProofFields } from '@marquee/studio/server/fairness/proof-text.ts'
import { proofRulesOf } from '@marquee/studio/server/fairness/slot-rules.ts'
import { gameOf } from '@marquee/studio/server/games/games.ts'
import type { HandGame } from '@marquee/studio/server/hands/hand-game.ts'
import type { HandDecision } from '@marquee/studio/shared/hand-rules.ts'
import { type TableGame, winOf } from '@marquee/studio/server/tables/table-rules.ts'
import type { Random } from './seed.ts'

/** A round by the studio's own code, as its proof has it. */
export interface FairRound {
  readonly kind: string
  readonly game: string
  readonly result: ProofFields
}

/** Plays a round of one kind. */
export type FairGame = (draw: Draw, random: Random) => FairRound

/** Tiles to choose from; there are more balls. */
const fewestNumbers = 34

type Slot = NonNullable<ReturnType<typeof gameOf>>

function slotRound(game: Slot): FairGame {
  return (draw) => {
    const { total } = game.machine.outcomeOf(game.machine.draw(draw), 1_000)
    return {
      kind: `slot-${game.mechanic}`,
      game: game.rules.id,
      result: { currency: 'KRW', stake: 1_000, win: total, rules: proofRulesOf(game) },
    }
  }
}

function tableRound(game: string, { kind, rules }: TableGame): FairGame {
  return (draw, random) => {
    const outcome = [...rules.draw(draw)]
    // Where players pick their own spots: numbers that were drawn, and any others.
    const picks = (rules.takes === undefined ? [] : rules.spots).map((_, index) => {
      const ticket = new Set<number>()
      while (ticket.size <= index)
        ticket.add(random.chance(0.5) ? random.pick(outcome) : random.integer(1, fewestNumbers))
      return [...ticket].toSorted((a, b) => a - b).join('-')
    })
    const bets = [...rules.spots, ...picks].map((spot, index) => {
      const amount = 100 + index * 50
      return { spot, amount, back: winOf(rules, [{ spot, amount }], outcome) }
    })
    return { kind, game, result: { outcome, bets } }
  }
}

function handRound(game: string, { kind, rules }: HandGame): FairGame {
  return (draw, random) => {
    const cards = rules.draw(draw)
    const bets = { stake: 1_000, side: rules.hasSide && random.chance(0.5) ? 300 : 0 }
    const decisions: HandDecision[] = []
    let staked = bets.stake + bets.side
    for (;;) {
      const { options, win } = rules.play(cards, bets, decisions)
      if (win !== null)
        return { kind, game, result: { currency: 'KRW', ...bets, staked, win, cards, decisions } }
      const option = random.pick(options)
      decisions.push(option.decision)
      staked += option.extra
    }
  }
}

/** Slots of one mechanic differ in their rules; titles of a table in nothing that a proof shows. */
const slotsOfKind = 10

/** The kind of a title's proofs, without working out its model. */
const kindOf = (title: CatalogueGame): string => title.table ?? `slot-${title.mechanic}`

function fairGame(title: CatalogueGame): FairGame {
  const game = gameOf(title.id)
  if (game?.table !== undefined) return tableRound(title.id, game.table)
  if (game?.hand !== undefined) return handRound(title.id, game.hand)
  if (game === undefined) throw new Error(`no game ${title.id}`)
  return slotRound(game)
}

/** Games of each kind that there are proofs of. */
export const gamesByKind: ReadonlyMap<string, readonly FairGame[]> = new Map(
  [...Map.groupBy(catalogue().games, kindOf)].map(([kind, titles]) => [
    kind,
    titles.slice(0, kind.startsWith('slot-') ? slotsOfKind : 1).map(fairGame),
  ]),
)
