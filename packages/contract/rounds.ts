import * as v from 'valibot'
import { GameName } from './game-name.ts'
import { Instant } from './instant.ts'
import { playSessionShape } from './play-session.ts'
import { Money } from './player.ts'
import { HistoryType, PageQuery } from './wallet.ts'

/** A player's game rounds (`/wallet/rounds`), whose movements are separate rows of the history. */

const round = {
  /** The studio's id of the round, unique within a game. */
  id: v.string(),
  game: GameName,
  /** When its first stake was taken. */
  date: Instant,
  /** All stakes, also returned ones. */
  staked: Money,
  won: Money,
  /** Stakes that were returned, because the round was cancelled. */
  returned: Money,
}
export const GameRound = v.object(round)
export type GameRound = v.InferOutput<typeof GameRound>
export const RoundPage = v.object({ list: v.array(GameRound), next: v.nullable(v.string()) })

const GameId = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** `session` is the `id` of a sum by session. */
export const RoundQuery = v.object({
  ...PageQuery.entries,
  game: v.optional(GameId),
  session: v.optional(v.pipe(v.string(), v.regex(playSessionShape))),
})

/** `game` distinguishes rounds with the same id. */
export const OneRoundQuery = v.object({ game: v.optional(GameId) })

/** One round with its movements, oldest first. Their ids are those of the history; a rolled-back stake has two of them. */
export const RoundDetail = v.object({
  ...round,
  moves: v.array(v.object({ id: v.string(), type: HistoryType, amount: Money, date: Instant })),
  /** Address of a page that replays the result, for a frame; valid for some minutes. */
  replay: v.optional(v.pipe(v.string(), v.url())),
  /** Address of a page with the round's proof, for a new window; valid for some minutes. */
  proof: v.optional(v.pipe(v.string(), v.url())),
})
export type RoundDetail = v.InferOutput<typeof RoundDetail>

export const playSumsBy = ['game', 'session'] as const
export const PlaySumQuery = v.object({
  by: v.picklist(playSumsBy),
  from: PageQuery.entries.from,
  to: PageQuery.entries.to,
})

/** Sums of rounds by game or by session: play without a pause of half an hour. The latest come first, 200 at most. */
export const PlaySum = v.object({
  /** The game's id, or the first and last movement of the session. */
  id: v.string(),
  /** The games that were played; one with `by=game`. */
  games: v.array(GameName),
  /** First and last movement. */
  from: Instant,
  to: Instant,
  rounds: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Stakes minus returned ones. */
  staked: Money,
  won: Money,
})
export type PlaySum = v.InferOutput<typeof PlaySum>
export const PlaySums = v.object({ list: v.array(PlaySum) })
