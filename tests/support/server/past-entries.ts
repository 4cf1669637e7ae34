import { sql } from 'drizzle-orm'
import type { Db } from '@marquee/operator/database/db.ts'

export interface PastEntry {
  readonly at: Date
  readonly type: string
  readonly amount: number
}

/**
 * Writes movements of a player's cash with dates of the past, as an operator with years behind it would have them. The
 * ledger gives every entry the time at which it is written, so its trigger is off meanwhile; everything else of the
 * books holds. `entries` are oldest first and follow what the account has.
 */
export async function writePast(db: Db, player: string, past: readonly PastEntry[]): Promise<void> {
  const rows = JSON.stringify(past.map(({ at, type, amount }) => ({ at: at.toISOString(), type, amount })))
  await db.execute(sql`alter table entries disable trigger entries_continue`)
  await db.transaction(async (tx) => {
    // Nothing tells the planner how many rows the text holds: it would compare each with each.
    await tx.execute(sql`set local enable_nestloop = off`)
    await tx.execute(sql`
      with given as (select row_number() over () as n, (value ->> 'at')::timestamptz as at, value ->> 'type' as type,
          (value ->> 'amount')::bigint as amount from json_array_elements(${rows}::json)),
        mine as (select id, balance from accounts where player_id = ${player} and kind = 'cash'),
        theirs as (select id, balance from accounts where player_id is null and kind = 'promo'),
        lasts as materialized (select distinct on (account_id) account_id, position, deposited, withdrawn, staked, won,
          converted from entries order by account_id, position desc),
        written as (insert into transactions (type, reference, created_at)
          select type, 'past-' || ${player} || '-' || n, at from given order by n returning id, reference),
        joined as (select given.*, written.id as transaction_id,
            sum(amount) over (order by n) as so_far from given
          join written on written.reference = 'past-' || ${player} || '-' || n),
        sides as (
          select transaction_id, (select id from mine) as account_id, amount,
            (select balance from mine) + so_far - amount as before, n, type, at from joined
          union all select transaction_id, (select id from theirs), -amount,
            (select balance from theirs) - so_far + amount, n, type, at from joined)
      insert into entries (transaction_id, account_id, amount, before, after, position, type, posted_at,
          deposited, withdrawn, staked, won, converted)
        select transaction_id, sides.account_id, amount, before, before + amount, coalesce(last.position, 0) + n, type, at,
          coalesce(last.deposited, 0) + coalesce(sum(amount) filter (where type = 'deposit') over side, 0),
          coalesce(last.withdrawn, 0) - coalesce(sum(amount) filter (where type in ('withdraw', 'withdraw_return')) over side, 0),
          coalesce(last.staked, 0) - coalesce(sum(amount) filter (where type in ('bet', 'rollback')) over side, 0),
          coalesce(last.won, 0) + coalesce(sum(amount) filter (where type = 'win') over side, 0),
          coalesce(last.converted, 0) + coalesce(sum(amount) filter (where type = 'point_conversion') over side, 0)
        from sides left join lasts last on last.account_id = sides.account_id
        window side as (partition by sides.account_id order by n) order by n`)
    await tx.execute(sql`update accounts set balance =
      (select after from entries where account_id = accounts.id order by position desc limit 1)
      where player_id = ${player} and kind = 'cash' or player_id is null and kind = 'promo'`)
  })
  await db.execute(sql`alter table entries enable trigger entries_continue`)
}
