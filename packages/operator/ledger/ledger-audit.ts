import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import {
  accounts,
  entries,
  studioMoves,
  transactions,
  walletRequestStates,
  walletRequests,
} from '../database/schema.ts'

export interface LedgerAudit {
  readonly transactions: number
  readonly entries: number
  readonly accounts: number
  /** One line for each inconsistency; empty when the ledger balances. */
  readonly problems: readonly string[]
}

/** Rules that hold at every moment; each query finds what breaks one. */
const rules: readonly { readonly says: string; readonly breaches: SQL<string> }[] = [
  {
    says: 'the balances of a currency do not sum to zero',
    breaches: sql`select currency as id from ${accounts} group by currency having sum(balance) <> 0`,
  },
  {
    says: 'a transaction does not balance',
    breaches: sql`select t.id::text as id from ${transactions} t left join ${entries} e on e.transaction_id = t.id
      group by t.id having coalesce(sum(e.amount), 0) <> 0 or count(e.id) < 2`,
  },
  {
    says: 'an account holds something else than its entries sum to',
    breaches: sql`select a.id::text as id from ${accounts} a left join ${entries} e on e.account_id = a.id
      group by a.id, a.balance having a.balance <> coalesce(sum(e.amount), 0)`,
  },
  {
    says: 'an entry does not start where the one before it ended',
    breaches: sql`select id::text as id from (select id, "before", coalesce(lag("after") over
      (partition by account_id order by position), 0) as ended from ${entries}) chain where "before" <> ended`,
  },
  {
    says: 'the totals of an entry do not follow from its account',
    breaches: sql`select id::text as id from (select id, deposited, withdrawn, staked, won, converted,
        sum(amount) filter (where type = 'deposit') over so_far as d,
        sum(-amount) filter (where type in ('withdraw', 'withdraw_return')) over so_far as w,
        sum(-amount) filter (where type in ('bet', 'rollback')) over so_far as s,
        sum(amount) filter (where type = 'win') over so_far as o,
        sum(amount) filter (where type = 'point_conversion') over so_far as c
      from ${entries} window so_far as (partition by account_id order by position)) kept
      where (deposited, withdrawn, staked, won, converted) is distinct from
        (coalesce(d, 0), coalesce(w, 0), coalesce(s, 0), coalesce(o, 0), coalesce(c, 0))`,
  },
  {
    says: 'a studio move and its transaction differ',
    breaches: sql`select m.transaction_id as id from ${studioMoves} m left join ${transactions} t
      on t.reference = m.transaction_id and t.type = case m.kind when 'debit' then 'bet' else 'win' end
      left join ${entries} e on e.transaction_id = t.id and e.amount > 0
      where m.status = 'ok' and m.kind <> 'tombstone' and m.amount <> coalesce(e.amount, 0)`,
  },
  {
    says: 'a bet, win or rollback has no studio move',
    breaches: sql`select t.id::text as id from ${transactions} t left join ${studioMoves} m
      on m.transaction_id = t.reference where t.type in ('bet', 'win', 'rollback') and m.transaction_id is null`,
  },
  {
    says: 'a rollback gave back something else than its bet took',
    breaches: sql`select r.id::text as id from ${transactions} r
      join ${entries} back on back.transaction_id = r.id and back.amount > 0
      left join ${transactions} b on b.type = 'bet' and b.reference = r.reference
      left join ${entries} bet on bet.transaction_id = b.id and bet.amount > 0
      where r.type = 'rollback' and back.amount is distinct from bet.amount`,
  },
  {
    says: 'a deposit was credited otherwise than once and in full, or without a request',
    breaches: sql`select coalesce(r.id::text, t.reference) as id
      from (select * from ${walletRequests} where kind = 'deposit' and status in ('completed', 'auto_paid')) r
      full join (select * from ${transactions} where type = 'deposit') t on t.reference = r.id::text
      left join ${entries} e on e.transaction_id = t.id and e.amount > 0
      left join ${accounts} a on a.id = e.account_id
      where r.amount is distinct from e.amount or r.player_id is distinct from a.player_id`,
  },
  {
    says: 'a point conversion and its transaction differ',
    breaches: sql`select coalesce(r.id::text, t.reference) as id
      from (select * from ${walletRequests} where status = 'point_conversion') r
      full join (select * from ${transactions} where type = 'point_conversion') t on t.reference = r.id::text
      left join ${entries} e on e.transaction_id = t.id and e.amount > 0
      left join ${accounts} a on a.id = e.account_id
      where r.amount is distinct from e.amount or r.player_id is distinct from a.player_id`,
  },
  {
    says: 'a withdrawal was not reserved once and in full',
    breaches: sql`select coalesce(r.id::text, t.reference) as id
      from (select * from ${walletRequests} where kind = 'withdraw') r
      full join (select * from ${transactions} where type = 'withdraw') t on t.reference = r.id::text
      left join ${entries} e on e.transaction_id = t.id and e.amount < 0
      left join ${accounts} a on a.id = e.account_id
      where r.amount is distinct from -e.amount or r.player_id is distinct from a.player_id`,
  },
  {
    says: 'a decided withdrawal was not paid, returned or reclaimed once and in full, or a waiting one was',
    breaches: sql`select coalesce(r.id::text, t.reference) as id
      from (select id, amount, case status when 'completed' then 'withdraw_paid' when 'rejected' then 'withdraw_return'
        when 'auto_withdrawn' then 'withdraw_reclaimed' end as ended
        from ${walletRequests} where kind = 'withdraw' and status <> 'waiting') r
      full join (select * from ${transactions}
        where type in ('withdraw_paid', 'withdraw_return', 'withdraw_reclaimed')) t on t.reference = r.id::text
      left join ${entries} e on e.transaction_id = t.id and e.amount > 0
      where r.amount is distinct from e.amount or r.ended is distinct from t.type`,
  },
  {
    says: 'what is reserved for withdrawals is not what waits',
    breaches: sql`select a.currency as id from ${accounts} a where a.kind = 'withdrawals' and a.balance <>
      (select coalesce(sum(amount), 0) from ${walletRequests} r
        where r.kind = 'withdraw' and r.status = 'waiting' and r.currency = a.currency)`,
  },
  {
    says: 'a request is not in the last status that was recorded of it',
    breaches: sql`select r.id::text as id from ${walletRequests} r left join lateral
      (select status from ${walletRequestStates} s where s.request_id = r.id order by s.id desc limit 1) s on true
      where r.status is distinct from s.status`,
  },
  {
    says: 'an account skips a position',
    breaches: sql`select account_id::text as id from ${entries} group by account_id having max(position) <> count(*)`,
  },
]

/** Checks the whole ledger in one snapshot: everything balances, and every bet, win, deposit and withdrawal has its request. */
export async function auditLedger(db: Db): Promise<LedgerAudit> {
  return db.transaction(
    async (tx) => {
      const problems: string[] = []
      for (const rule of rules) {
        const found = await tx
          .select({ id: sql<string>`id`, count: sql<number>`count(*) over ()::int` })
          .from(sql`(${rule.breaches}) as breaches`)
          .limit(3)
        const first = found[0]
        if (first) problems.push(`${rule.says}: ${first.count} (${found.map((row) => row.id).join(', ')})`)
      }
      return {
        transactions: await tx.$count(transactions),
        entries: await tx.$count(entries),
        accounts: await tx.$count(accounts),
        problems,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
