import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { gameOf } from '@marquee/studio/server/games/games.ts'
import type { CallResult } from '@marquee/studio/client/common/api.ts'
import { createSpots } from '@marquee/studio/client/tables/spots.ts'
import { runTable } from '@marquee/studio/client/tables/table.ts'
import type { Listener, TableApi } from '@marquee/studio/client/tables/table-api.ts'
import { createTableStage } from '@marquee/studio/client/tables/table-stage.ts'
import type { BetResponse, OpenedTable, TableUpdate } from '@marquee/studio/shared/table-protocol.ts'
import { noFair } from './no-fair.ts'

const title = catalogue().games.find((game) => game.table === 'dragon-tiger')
const sheet = gameOf(title?.id ?? '')?.tableSheetIn('en')

let listener: Listener | undefined
/** Ends the session of the page, and its clock with it. */
export function endPage(): void {
  listener?.ended('session_expired')
  vi.restoreAllMocks()
}

/** The table in a round that takes bets, or whose result is drawn. */
export function update(id: string, number: number, result: number[] | null = null): TableUpdate {
  const now = Date.now() + number
  const closes = result === null ? now + 60_000 : now - 5_000
  const times = { closes_at: closes, drawn_at: closes + 1_000, ends_at: closes + 90_000 }
  const round = { id, ...times, result, won: [], proof: null, chain: '', number }
  const salt = { phase: 'fixed' as const, salt: '', contributions: [] }
  return { table: { now, round, salt, players: 1, results: [] }, own: { bets: [], balance: null } }
}

/** The page of a table, with a studio that returns what the test sets. */
export async function openTablePage(
  first: Partial<OpenedTable> = {},
  { show = () => Promise.resolve(), rest = () => {}, origins = [] as readonly string[] } = {},
) {
  if (sheet === undefined) throw new Error('no live title is a table of dragon tiger')
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  const opened: OpenedTable = {
    currency: 'KRW',
    demo: false,
    balance: 10_000,
    chips: [1_000],
    most: 100_000,
    update: update('one', 1),
    missed: null,
    ...first,
  }
  const open = vi.fn<TableApi['open']>(async () => ({ kind: 'data', data: opened }))
  const takeBack = vi.fn<TableApi['takeBack']>()
  const closeEarly = vi.fn<TableApi['closeEarly']>()
  const seen = vi.fn<TableApi['seen']>(async () => undefined)
  const salt = vi.fn<TableApi['salt']>(async () => true)
  const bet = vi.fn<TableApi['bet']>(async (key, _round, bets): Promise<CallResult<BetResponse>> => {
    const stake = bets.reduce((sum, { amount }) => sum + amount, 0)
    const placed = {
      id: randomUUID(),
      key,
      state: 'placed' as const,
      bets: bets.map((one) => ({ ...one })),
      stake,
      win: null,
      refusal: null,
    } as const
    return { kind: 'data', data: { bet: placed, balance: 10_000 - stake } }
  })
  const api: TableApi = {
    open,
    takeBack,
    closeEarly,
    seen,
    bet,
    salt,
    refill: async () => ({ kind: 'refused', code: 'round_in_progress', wait: undefined }),
    follow: (one) => void (listener = one),
  }
  const stage = createTableStage(root, sheet, false)
  let put: (spots: readonly string[]) => void = () => undefined
  await runTable({
    sheet,
    token: 'token',
    language: 'en',
    origins,
    stage,
    spots: createSpots(sheet, 'en', String, () => undefined),
    nameOf: String,
    resultName: (result) => result.join('-'),
    layout: {
      spin: () => undefined,
      show,
      rest,
      clear: () => undefined,
      history: () => undefined,
      groups: [],
    },
    api,
    fair: noFair,
    still: () => true,
    sound: { turn: () => undefined, play: () => undefined },
    onScreen: (screen) => void (put = screen.put),
  })
  return {
    root,
    stage,
    opened,
    open,
    takeBack,
    closeEarly,
    seen,
    salt,
    bet,
    put: (spot: string) => put([spot]),
    update: (one: TableUpdate) => listener?.update(one),
    notice: () => root.querySelector('.notice')?.textContent ?? '',
  }
}
