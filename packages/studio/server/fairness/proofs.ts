import type { ProofResponse } from '../../shared/fair-protocol.ts'
import { gameOf } from '../games/games.ts'
import { handById, isUnfinishedHand } from '../hands/hand-rows.ts'
import type { Machine } from '../slots/math/machine.ts'
import type { StudioDb } from '../database.ts'
import { isUnfinished, roundById, type RoundRow } from '../slots/slot-rounds.ts'
import { drawsOf } from '../tables/chain.ts'
import { saltState } from '../tables/chain-salt.ts'
import { betsOf, betsOfWalletRound, type TableBetRow } from '../tables/table-bets.ts'
import { tableRoundById, type TableRoundRow } from '../tables/table-rounds.ts'
import { winOf } from '../tables/table-rules.ts'
import { recorded } from './draws.ts'
import { proofText, type ProofFields } from './proof-text.ts'
import { proofRulesOf } from './slot-rules.ts'
import { pairById } from './seeds.ts'

/** A proof with the player whose round it is. */
export interface RoundProof extends ProofResponse {
  readonly player: string
}

/** `later`: the round is not over. */
type Found = RoundProof | 'later' | undefined

/** Makes the proof of a round of one game; `undefined` where it is none of that game's, or nothing was drawn in it. */
type Prover = (db: StudioDb, id: string) => Promise<Found>

/** Each game whose rounds have proofs has a line here. */
const provers: readonly Prover[] = [slotProof, handProof, walletRoundProof]

/** The proof of a round in the operator's books; `undefined` for one that is unknown, or in which nothing was drawn. */
export async function proofOf(db: StudioDb, id: string): Promise<Found> {
  for (const prove of provers) {
    const proof = await prove(db, id)
    if (proof !== undefined) return proof
  }
  return undefined
}

interface SeededRound {
  readonly kind: string
  readonly game: string
  readonly round: string
  readonly player: string
  readonly seedPair: string
  readonly nonce: number
  readonly limits: readonly number[]
  readonly numbers: readonly number[]
  readonly result: ProofFields
}

/** The proof of a round that was drawn from the seeds of its player. */
export async function seededProof(db: StudioDb, round: SeededRound): Promise<RoundProof> {
  const { kind, game, nonce, limits, numbers, result, player } = round
  const pair = await pairById(db, round.seedPair)
  if (pair === undefined) throw new Error(`no pair of seeds ${round.seedPair}`)
  const revealed = pair.revealedAt !== null
  const proof = proofText({
    kind,
    game,
    round: round.round,
    commitment: pair.commitment,
    server_seed: revealed ? pair.serverSeed : null,
    client_seed: pair.clientSeed ?? '',
    nonce,
    limits,
    numbers,
    result,
  })
  return { proof, revealed, player }
}

async function slotProof(db: StudioDb, id: string): Promise<Found> {
  const row = await roundById(db, id)
  if (row === undefined) return undefined
  if (row.stops === null || row.limits === null) return isUnfinished(row) ? 'later' : undefined
  const { gameId: game, player, seedPair, nonce, limits, stops: numbers } = row
  const kind = `slot-${gameOf(game)?.mechanic ?? 'lines'}`
  const round = { kind, game, round: id, player, seedPair, nonce, limits, numbers }
  return seededProof(db, { ...round, result: slotResult(row) })
}

/** What a slot's round paid, with the rules that it was played by; without them where the game's rules have changed since. */
function slotResult({ gameId, stops, stake, win, currency }: RoundRow): ProofFields {
  const paid = { currency, stake, win: win ?? 0 }
  const game = gameOf(gameId)
  return game !== undefined && paidBy(game.machine, stops ?? [], stake) === win
    ? { ...paid, rules: proofRulesOf(game) }
    : paid
}

/** What a machine pays for a round's numbers, minor units; `undefined` where they are those of another machine. */
function paidBy(machine: Machine, numbers: readonly number[], stake: number): number | undefined {
  try {
    return machine.outcomeOf(numbers, stake).total
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

async function handProof(db: StudioDb, id: string): Promise<Found> {
  const row = await handById(db, id)
  if (row === undefined) return undefined
  // The cards that are not dealt yet would tell how the hand ends.
  if (row.state !== 'settled') return isUnfinishedHand(row) ? 'later' : undefined
  const kind = gameOf(row.gameId)?.hand?.kind
  if (kind === undefined || row.drawn === null || row.cards === null) return undefined
  const { gameId: game, player, seedPair, nonce, drawn, stake, side, staked, win, currency } = row
  const result = { currency, stake, side, staked, win: win ?? 0, cards: row.cards, decisions: row.decisions }
  return seededProof(db, { kind, game, round: id, player, seedPair, nonce, ...drawn, result })
}

async function walletRoundProof(db: StudioDb, id: string): Promise<Found> {
  const rows = await betsOfWalletRound(db, id)
  const [first] = rows
  const round = first === undefined ? undefined : await tableRoundById(db, first.roundId)
  if (first === undefined || round === undefined) return undefined
  const isLater = rows.some(({ state }) => state === 'open' || state === 'placed')
  return (await tableProof(db, round, first.player, rows)) ?? (isLater ? 'later' : undefined)
}

/** The proof of a table's round for one of its players. */
export async function proofAtTable(
  db: StudioDb,
  roundId: string,
  player: string,
): Promise<RoundProof | undefined> {
  const round = await tableRoundById(db, roundId)
  return round === undefined ? undefined : tableProof(db, round, player, await betsOf(db, round.id, player))
}

async function tableProof(
  db: StudioDb,
  round: TableRoundRow,
  player: string,
  rows: readonly TableBetRow[],
): Promise<RoundProof | undefined> {
  const table = gameOf(round.gameId)?.table
  if (table === undefined || round.result === null || round.proof === null) return undefined
  const { rules, kind } = table
  const [first] = rows
  const result = [...round.result]
  const { salt, contributions } = await saltState(db, round.chain)
  if (salt === null) return undefined
  const { draw, drawn } = recorded(drawsOf(round.proof, round.id, salt))
  rules.draw(draw)
  const bets = rows
    .filter(({ win }) => win !== null)
    .flatMap((row) => row.bets)
    .map(({ spot, amount }) => ({ spot, amount, back: winOf(rules, [{ spot, amount }], result) }))
  const proof = proofText({
    kind,
    game: round.gameId,
    round: round.id,
    chain: round.chain,
    value: round.proof,
    number: round.number,
    salt,
    contributions,
    limits: drawn.limits,
    numbers: drawn.numbers,
    result: { outcome: result, bets },
  })
  return { proof, revealed: true, player, ...(first === undefined ? {} : { round: first.walletRound }) }
}
