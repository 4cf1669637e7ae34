import type { Account, Book } from './book.ts'

/** What the book holds of one round of a player. */
export interface BookRound {
  readonly player: string
  readonly game: string
  readonly round: string
  /** Minor units that were taken and not given back. */
  readonly staked: number
  readonly back: number
  readonly won: number
  /** Stakes that were taken, whether or not they went back. */
  readonly stakes: number
  readonly wins: number
}

/** The rounds of the book, the newest last. Tombstones and refusals alone make none. */
export function roundsOf(book: Book): readonly BookRound[] {
  const moved = [...book.entries.values()].filter(
    ({ kind, response }) => kind !== 'tombstone' && response.status === 'ok',
  )
  const groups = Map.groupBy(moved, ({ player, game, round }) => JSON.stringify([player, game, round]))
  return [...groups.values()].flatMap((entries) => {
    const [first] = entries
    if (first === undefined) return []
    const { player, game, round } = first
    const debits = entries.filter(({ kind }) => kind === 'debit')
    const credits = entries.filter(({ kind }) => kind === 'credit')
    const back = sum(debits.filter((debit) => debit.back !== undefined))
    return [
      {
        player,
        game,
        round,
        staked: sum(debits) - back,
        back,
        won: sum(credits),
        stakes: debits.length,
        wins: credits.length,
      },
    ]
  })
}

/** Whether an account holds what its rounds say. */
export function isBalanced({ id, opening, cash }: Account, rounds: readonly BookRound[]): boolean {
  const own = rounds.filter(({ player }) => player === id)
  return cash === own.reduce((total, { staked, won }) => total - staked + won, opening)
}

function sum(entries: readonly { readonly amount: number }[]): number {
  return entries.reduce((total, { amount }) => total + amount, 0)
}
