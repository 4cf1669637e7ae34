/**
 * The differences of the two test commands. Both run the steps of `scripts/test.ts`; the long one also runs `embedded`,
 * and more suites in `processes`.
 *
 * - `npm test`, the gate: all tests but those tagged `@long`, and those tagged `@wide` on the phone only; repeated tests use the
 *   first number of `counts`; audits of pages visit `sampleRoutes`; long lists are `sampled`. End to end it runs each journey
 *   once: variants, failures that unit tests cover too and rare cases are `@long`.
 * - `npm run test:long`: every test, the second number of `counts`, every route, every item.
 */
export const isLong = process.env['TEST_LENGTH'] === 'long'

/** How often a test repeats itself: in the gate, and in the long run. A variable of that name in the environment replaces both. */
const counts = {
  /** Requests whose response is lost; the operator is killed in every 20th. */
  WALLET_ROUNDS: [20, 200],
  /** Rounds in which 30 copies of one request race. */
  RACE_ROUNDS: [15, 200],
  /** Requests that bank, back office and player decide at once. */
  DECISION_ROUNDS: [8, 60],
  /** Operations of one player, all kinds mixed, 24 at a time. */
  MIXED_OPERATIONS: [80, 400],
  /** Rounds in which 30 stakes, or stakes and rollbacks, race. */
  STAKE_ROUNDS: [8, 100],
  /** Signed stakes, and keyed calls, that are sent 30 times each. */
  LEDGER_OPERATIONS: [40, 1000],
  KEYED_CALLS: [12, 100],
  /** How often the operator is killed under a load of stakes. */
  STAKE_KILLS: [1, 6],
  /** Operations of 20 players, and how often the operator is killed during them. */
  WALLET_OPERATIONS: [150, 5000],
  WALLET_KILLS: [1, 5],
  /** Rounds at a live table, and players in them, with faults on the way to the wallet and studio processes that die. */
  TABLE_ROUNDS: [4, 200],
  TABLE_PLAYERS: [5, 50],
  /** Random hands of blackjack and hold'em, against models; for their returns, in thousands. */
  HANDS: [400, 20_000],
  HAND_RETURNS: [20, 10_000],
  /** How often the product is killed in the middle of a hand. */
  HAND_KILLS: [1, 8],
  /** Cuts, restarts, crashes and silences of the database under a load of 32 workers. */
  DATABASE_FAULTS: [3, 60],
  /** Rounds in which each of five tabs clicks ten stars. */
  STAR_ROUNDS: [5, 100],
  /** Runs of two devices with three tabs, of forty steps each. */
  DEVICE_RUNS: [2, 20],
  /** Runs of player protection beside its model, of up to forty steps each. */
  PROTECTION_RUNS: [6, 300],
  /** Seconds for which the operator is away in the middle of play; the app polls every ten. */
  OUTAGE_SECONDS: [12, 30],
  /** Random histories of a player, against plain arithmetic. */
  WALLET_SEQUENCES: [8, 25],
  /** Random periods, compared in history and statement. */
  PAST_PERIODS: [10, 30],
  /** Random amounts that the operator and the shared rules must treat equally; and conversions, which change the balance. */
  JUDGED_AMOUNTS: [200, 1000],
  JUDGED_CONVERSIONS: [20, 60],
  /** Random bodies and headers that are thrown at the operator. */
  HOSTILE_INPUTS: [100, 300],
  /** Rounds that the studio and the verifier draw; a twentieth of them with its rules and its result. */
  FAIR_ROUNDS: [10_000, 1_000_000],
  /** Games of the catalogue that the studio must open. */
  CATALOGUE_GAMES: [400, 2500],
  /** Rounds of each slot mechanic that are played against its printed return. */
  SLOT_ROUNDS: [100_000, 100_000_000],
  /** Random steps, some of them deployments, of three open tabs. */
  DEPLOY_STEPS: [10, 30],
} as const satisfies Readonly<Record<string, readonly [gate: number, long: number]>>

export function countOf(name: keyof typeof counts): number {
  const given = process.env[name]
  if (given === undefined) return counts[name][isLong ? 1 : 0]
  const count = Number(given)
  if (!Number.isSafeInteger(count) || count < 1)
    throw new Error(`${name} must be a whole number, not '${given}'`)
  return count
}

/** One route of each kind: shelves, a grid of games, a form, a table, a list of texts. */
const sampleRoutes: ReadonlySet<string> = new Set([
  '/home',
  '/game/slot',
  '/wallet/depositpage',
  '/wallet/history',
  '/supports/counselpage',
])

/** Some of a list, evenly spread over it. */
export function sampled<T>(items: readonly T[], count: number): readonly T[] {
  if (isLong || items.length <= count) return items
  return items.filter((_, index) => index === 0 || fell(index, items.length, count))
}

/** Whether an even spread of `count` over `length` has an item at `index`. */
function fell(index: number, length: number, count: number): boolean {
  return Math.floor((index * count) / length) > Math.floor(((index - 1) * count) / length)
}

/** The `routes` that an audit of pages visits. Throws if the app does not have one of the sample. */
export function visited(routes: readonly string[]): readonly string[] {
  if (isLong) return routes
  const sample = routes.filter((route) => sampleRoutes.has(route))
  if (sample.length !== sampleRoutes.size) throw new Error('a route of the sample is not a route of the app')
  return sample
}
