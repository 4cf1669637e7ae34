import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { seedColumns, stakedColumns } from '../settlement/staked-columns.ts'

/**
 * A round's result as it was drawn. Its numbers alone would show another result once the machine or the symbols of the game
 * change.
 */
export interface RoundPicture {
  /** Addresses of the symbols' pictures. */
  readonly symbols: readonly string[]
  readonly steps: readonly {
    /** `window[reel][row]` */
    readonly window: readonly (readonly number[])[]
    /** Places of the symbols that paid. */
    readonly paid: readonly { readonly reel: number; readonly row: number }[]
    readonly multiplier: number
  }[]
}

/**
 * Rounds of slots, owned by the studio and written before any money moves. Their states are those of `createSettlement`: open -> decided
 * -> settled; open -> settled (no win), refused, voided; open -> voiding -> voided.
 */
export const studioRounds = pgTable(
  'studio_rounds',
  {
    ...stakedColumns(),
    ...seedColumns(),
    state: text('state', { enum: ['open', 'decided', 'voiding', 'settled', 'refused', 'voided'] }).notNull(),
    /** The numbers of the round (docs/studio.md); null until decided. */
    stops: jsonb('stops').$type<number[]>(),
    /** The limits below which `stops` were drawn, for the round's proof; written with `stops`. */
    limits: jsonb('limits').$type<number[]>(),
    /** What the player saw, written with `stops`. */
    picture: jsonb('picture').$type<RoundPicture>(),
  },
  (table) => [
    uniqueIndex('studio_rounds_key').on(table.player, table.gameId, table.key),
    uniqueIndex('studio_rounds_nonce').on(table.seedPair, table.nonce),
    uniqueIndex('studio_rounds_one_unfinished')
      .on(table.player, table.gameId)
      .where(sql`state in ('open', 'decided', 'voiding')`),
    index('studio_rounds_latest').on(table.player, table.gameId, table.position),
    index('studio_rounds_unfinished')
      .on(table.updatedAt)
      .where(sql`state in ('open', 'decided', 'voiding')`),
    check('studio_rounds_stake', sql`stake > 0`),
    check('studio_rounds_win', sql`win is null or win >= 0`),
    check(
      'studio_rounds_outcome',
      sql`num_nulls(stops, limits, picture, win) = case when state in ('decided', 'settled') then 0 else 4 end`,
    ),
  ],
)
