import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from '../../sandbox/book.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import type { LoggedCall } from '../../sandbox/calls.ts'
import type { FaultRule } from '../../sandbox/faults.ts'
import { isBalanced, roundsOf } from '../../sandbox/rounds.ts'
import { Miss, must, mustEqual, NotApplicable } from '../miss.ts'
import type { PlayedRound, StudioAdapter } from './adapter.ts'

/** A player at a game of the studio. */
export interface Sitting {
  readonly account: Account
  readonly token: string
  readonly seat: string
  /** The rounds as the studio showed them to the player, in their order. */
  readonly results: PlayedRound[]
}

export interface StudioKit {
  readonly sandbox: Sandbox
  readonly adapter: StudioAdapter
  readonly game: string
  /** How long a studio may take to end a round, ms. */
  readonly patience: number
  /** How long a late response takes, ms: longer than the studio waits for one. */
  readonly late: number
  /** Rounds that are played until one wins. */
  readonly mostRounds: number
}

/** Money of a new player, minor units. */
const opening = 10_000_000

/** Launches of one player until a game opens: a response that is lost leaves its token used, and the player launches again. */
const launches = 3

/** A new player with a launched game. @throws Miss where the studio does not open it */
export async function sit(kit: StudioKit, cash = opening): Promise<Sitting> {
  const { sandbox, adapter, game } = kit
  const account = sandbox.book.open('Player', cash)
  for (let launch = 1; ; launch++) {
    const token = sandbox.book.launch(account.id, game)
    try {
      const seat = await adapter.open({ game, token })
      must(seat !== undefined, 'the studio refuses a launch token that is good')
      return { account, token, seat, results: [] }
    } catch (error) {
      if (error instanceof Miss || launch === launches) throw error
    }
  }
}

/** Clicks the button once and repeats the request until the round has ended. @throws Miss where it does not in time */
export async function playRound(
  kit: StudioKit,
  sitting: Sitting,
  key: string = randomUUID(),
): Promise<PlayedRound> {
  const endsAt = Date.now() + kit.patience
  for (;;) {
    const round = await kit.adapter.play(sitting.seat, key)
    if (round.state !== 'unfinished') {
      sitting.results.push(round)
      return round
    }
    must(Date.now() < endsAt, `a round is not at its end after ${kit.patience / 1000} s`)
    await pause(Math.min(250, kit.patience / 20))
  }
}

/**
 * Plays one round that meets faults. For a fault of a win it plays until a round wins.
 *
 * @throws NotApplicable where no round won, Miss where a round does not end
 */
export async function playAgainst(
  kit: StudioKit,
  sitting: Sitting,
  ...faults: readonly FaultRule[]
): Promise<void> {
  const rules = faults.map((fault) => kit.sandbox.plan.add({ ...fault, player: sitting.account.id }))
  try {
    for (let rounds = 0; rounds < kit.mostRounds; rounds++) {
      await playRound(kit, sitting)
      if (rules.every(({ met }) => met > 0)) return
      // A fault of any call, or of a stake, waits no longer: the studio calls otherwise than it was expected to.
      must(
        faults.some(({ call }) => call === 'credit' || call === 'rollback'),
        'the studio played a round without a call',
      )
    }
    throw new NotApplicable(`none of ${kit.mostRounds} rounds met the fault`)
  } finally {
    for (const { id } of rules) kit.sandbox.plan.remove(id)
    await kit.sandbox.settled()
  }
}

/** The calls for a player, without what only the sandbox repeated. */
export function callsOf({ sandbox }: StudioKit, { account }: Sitting): readonly LoggedCall[] {
  return sandbox.log.calls.filter(({ move, isCopy }) => move?.player === account.id && !isCopy)
}

/** Transaction ids of a player's moves of one kind. */
export function idsOf(kit: StudioKit, sitting: Sitting, name: LoggedCall['name']): ReadonlySet<string> {
  const calls = callsOf(kit, sitting).filter((call) => call.name === name)
  return new Set(calls.flatMap(({ move }) => (move === undefined ? [] : [move.transaction_id])))
}

/**
 * Checks the book against what the player was shown: each stake was lost, won or went back, once.
 *
 * @throws Miss
 */
export function mustEndRight(kit: StudioKit, sitting: Sitting): void {
  const { account, results } = sitting
  const rounds = roundsOf(kit.sandbox.book).filter(({ player }) => player === account.id)
  const played = results.flatMap((round) =>
    round.state === 'over' ? [`${round.staked} staked, ${round.won} won`] : [],
  )
  const booked = rounds.filter(({ staked, won }) => staked > 0 || won > 0)
  mustEqual(
    booked.map(({ staked, won }) => `${staked} staked, ${won} won`).toSorted(),
    played.toSorted(),
    'what the book holds of the rounds, beside what the player was shown,',
  )
  must(isBalanced(account, rounds), 'the balance is not what the rounds make of it')
  const submissions = results.length
  const debits = idsOf(kit, sitting, 'debit').size
  must(
    debits <= submissions,
    `${submissions} submissions made ${debits} transaction ids of stakes: a retry carries the id of the first try`,
  )
  const credits = idsOf(kit, sitting, 'credit').size
  const wins = booked.filter(({ wins: count }) => count > 0).length
  mustEqual(credits, wins, 'the number of transaction ids of wins, beside the rounds that won,')
}
