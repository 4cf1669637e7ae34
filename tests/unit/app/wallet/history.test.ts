import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { csvHead, csvRow, csvRows } from '../../../../src/features/wallet/history/csv.ts'
import { groupByDay } from '../../../../src/features/wallet/history/day-groups.ts'
import { exportHistory } from '../../../../src/features/wallet/history/export-history.ts'
import { rowsMatching, transactions } from '../../../../src/features/wallet/history/transactions.ts'
import { presetDays } from '../../../../src/features/wallet/history/history-presets.ts'
import { rounds } from '../../../../src/features/wallet/history/rounds.ts'
import { readHistorySearch } from '../../../../src/features/wallet/history/history-search.ts'
import { resultsOfSteps } from '../../../../src/features/wallet/statement/all-steps.ts'
import type { HistoryRow } from '@marquee/contract/wallet.ts'
import { json, type ScriptedServer, startScriptedServer } from '../../../support/scripted-server.ts'
import { type Device, fakeDevice } from '../../../support/fake-environment.ts'
import { storedRecord } from '../../../support/tabs.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { openWalletTab, type WalletTab } from './wallet-tab.ts'

const zone = 'Asia/Seoul'

function row(id: number, date: string, amount = 1000, type: HistoryRow['type'] = 'bet'): HistoryRow {
  return { id: String(id), username: 'demo', type, amount, before: 0, after: amount, date }
}

describe('days', () => {
  test('begin at the site’s midnight, and have the net result of play; the last one only when it is whole', () => {
    const rows = [
      row(6, '2026-11-21T12:00:00Z', 50_000, 'deposit'),
      row(5, '2026-11-20T14:59:59Z', -50_000, 'withdraw'),
      row(4, '2026-11-20T14:59:59Z', 500, 'win'),
      row(3, '2026-11-19T15:00:00Z', -200),
      row(2, '2026-11-19T14:59:59Z', 100, 'rollback'),
      row(1, '2026-11-19T14:00:00Z', -100),
    ]
    const days = (complete: boolean) =>
      groupByDay(rows, zone, complete).flatMap((item) => (item.kind === 'day' ? [[item.day, item.net]] : []))
    expect(days(true)).toEqual([
      ['2026-11-21', undefined],
      ['2026-11-20', 300],
      ['2026-11-19', 0],
    ])
    expect(days(false)).toEqual([
      ['2026-11-21', undefined],
      ['2026-11-20', 300],
      ['2026-11-19', undefined],
    ])
  })

  test('of 100,000 rows hold every row once', () => {
    const start = Date.parse('2026-11-20T12:00:00Z')
    const rows = Array.from({ length: 100_000 }, (_, index) =>
      row(100_000 - index, new Date(start - index * 60_000).toISOString(), 1),
    )
    const items = groupByDay(rows, zone, true)
    const nets = items.flatMap((item) => (item.kind === 'day' ? [item.net ?? 0] : []))
    expect(items.length - nets.length).toBe(100_000)
    expect(nets.reduce((total, net) => total + net, 0)).toBe(100_000)
  })
})

describe('the address', () => {
  test('drops invalid parameters', () => {
    expect(readHistorySearch({ tab: 'deposits', from: '2026-11-01', to: '2026-11-20', type: 'win' })).toEqual(
      {
        tab: 'deposits',
        from: '2026-11-01',
        to: '2026-11-20',
        type: 'win',
      },
    )
    expect(readHistorySearch({ tab: 'x', from: '2026-02-30', to: 7, type: '<script>' })).toStrictEqual({
      tab: undefined,
      from: undefined,
      to: undefined,
      type: undefined,
      by: undefined,
      game: undefined,
      session: undefined,
      round: undefined,
      of: undefined,
    })
  })

  test('names the bets that are listed and the round that is open', () => {
    // The router reads digits as a number.
    const search = { tab: 'bets', by: 'game', game: 1001, session: '3-9', round: 'a', of: 1001 }
    expect(readHistorySearch(search)).toMatchObject({ ...search, game: '1001', of: '1001' })
    const wrong = { by: 'day', game: {}, session: '', round: 'x'.repeat(65), of: null }
    expect(Object.values(readHistorySearch(wrong)).filter((value) => value !== undefined)).toEqual([])
    // What the operator would refuse: the page would have nothing to show but an error.
    expect(readHistorySearch({ session: '0-9' }).session).toBeUndefined()
  })

  test('puts days in order', () => {
    expect(readHistorySearch({ from: '2026-11-20', to: '2026-11-01' })).toEqual({
      from: '2026-11-01',
      to: '2026-11-20',
    })
  })

  test('presets are days of the site, not of the player', () => {
    const now = Date.parse('2026-11-30T15:30:00Z')
    expect(presetDays('today', now, zone)).toEqual({ from: '2026-12-01', to: '2026-12-01' })
    expect(presetDays('week', now, zone)).toEqual({ from: '2026-11-25', to: '2026-12-01' })
    expect(presetDays('days30', now, zone)).toEqual({ from: '2026-11-02', to: '2026-12-01' })
    expect(presetDays('month', now, zone)).toEqual({ from: '2026-12-01', to: '2026-12-01' })
    expect(presetDays('all', now, zone)).toEqual({})
  })
})

test('a chart of steps has the days on which nothing happened, and weeks that begin on Sunday', () => {
  const sums = { deposited: 0, withdrawn: 0, converted: 0, other: 0 }
  const list = [
    { from: '2026-11-18', to: '2026-11-21', ...sums, staked: 100, won: 30 },
    { from: '2026-11-29', to: '2026-11-30', ...sums, staked: 0, won: 5 },
  ]
  expect(resultsOfSteps(list, { from: '2026-11-18', to: '2026-11-30', by: 'week' }, 62)).toEqual([
    { day: '2026-11-18', value: -70 },
    { day: '2026-11-22', value: 0 },
    { day: '2026-11-29', value: 5 },
  ])
  const days = resultsOfSteps([], { from: '2026-01-30', to: '2026-03-02', by: 'month' }, 62)
  expect(days.map(({ day }) => day)).toEqual(['2026-01-30', '2026-02-01', '2026-03-01'])
})

describe('CSV', () => {
  test('quotes by RFC 4180, and runs nothing', () => {
    expect(csvRow(['a,b', 'say "x"', 'two\r\nlines', { figure: '-8000' }])).toBe(
      '"a,b","say ""x""","two\r\nlines",-8000\r\n',
    )
    for (const text of ['=1+1', '+1', '-1', '@cmd', '＝1+1', '＋1', '－1', '＠cmd', '\tx', '\rx']) {
      expect(csvRow([text]).replaceAll('"', '')).toMatch(/^'/)
    }
    expect(csvRow(['=HYPERLINK("x")'])).toBe(`"'=HYPERLINK(""x"")"\r\n`)
  })

  test('has a byte order mark, the seven columns, and game, provider and round of a row', () => {
    const options = {
      titles: ['id', 'username', 'type', 'amount', 'before', 'after', 'date'],
      typeMessage: (type: string) => type.toUpperCase(),
      language: 'ko',
      zone,
      currency: 'USD',
    }
    expect(csvHead(options)).toBe('\u{FEFF}id,username,type,amount,before,after,date\r\n')
    expect(csvRows([row(7, '2026-11-19T15:00:05Z', -1050)], options)).toBe(
      '7,demo,BET,-10.50,0.00,-10.50,2026-11-20 00:00:05,,,\r\n',
    )
    const game = { id: '1', title: { ko: '용, 왕', en: 'Dragon' }, provider: '=Maker' }
    expect(csvRows([{ ...row(8, '2026-11-19T15:00:05Z', -1050), round: 'r-1', game }], options)).toBe(
      `8,demo,BET,-10.50,0.00,-10.50,2026-11-20 00:00:05,"용, 왕",'=Maker,r-1\r\n`,
    )
  })
})

describe('with an operator', () => {
  const all = Array.from({ length: 2450 }, (_, index) =>
    row(2450 - index, new Date(Date.parse('2026-11-20T05:00:00Z') - index * 3_600_000).toISOString()),
  )
  const csv = { titles: ['id'], language: 'en', typeMessage: (type: string) => type, zone, currency: 'KRW' }
  let server: ScriptedServer
  let device: Device
  let tab: WalletTab

  beforeEach(async () => {
    device = fakeDevice()
    server = await startScriptedServer((response, request, nth) => {
      const { searchParams } = new URL(request.path, 'http://operator')
      const from = Number(searchParams.get('cursor') ?? 0)
      const size = Number(searchParams.get('limit') ?? 50)
      const next = from + size < all.length ? String(from + size) : null
      const data = { list: all.slice(from, from + size), next }
      return json(200, { code: 'OK', msg: '', data })(response, request, nth)
    })
    tab = openWalletTab(server, device)
  })

  afterEach(async () => {
    tab.channel.close()
    await server.close()
  })

  test('an export has every row once, reports its progress, and applies the filter', async () => {
    const progress: number[] = []
    const result = await exportHistory({
      http: tab.http,
      filter: { from: '2026-11-01', type: 'bet' },
      csv,
      signal: new AbortController().signal,
      onProgress: (rows) => progress.push(rows),
    })
    expect(progress).toEqual([1000, 2000, 2450])
    if (!result.ok) throw new Error('the export failed')
    const lines = (await result.file.text()).trimEnd().split('\r\n').slice(1)
    expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(all.map(({ id }) => Number(id)))
    for (const { path } of server.received) expect(path).toMatch(/from=2026-11-01.*type=bet/)
  })

  test('an export that is stopped or fails gives no file', async () => {
    const controller = new AbortController()
    const stopped = await exportHistory({
      http: tab.http,
      filter: {},
      csv,
      signal: controller.signal,
      onProgress: () => controller.abort(),
    })
    expect(stopped).toEqual({ ok: false, cancelled: true })
    server.setScript(json(500, { code: 5000, msg: '', data: {} }))
    const failed = await exportHistory({
      http: tab.http,
      filter: {},
      csv,
      signal: new AbortController().signal,
      onProgress: () => {},
    })
    expect(failed).toMatchObject({ ok: false, cancelled: false, error: { code: 5000 } })
  })

  test('the newest bets and transactions are stored until the session ends, those of a filter are not', async () => {
    const stored = (name: string) => storedRecord(`personal_cache/query/demo/${name}`, device.indexedDB)
    const bet = (id: number) => ({
      id: String(id),
      game: { id: '7', title: 'Dragon' },
      date: '2026-11-20T00:00:00Z',
      staked: 500,
      won: 0,
      returned: 0,
    })
    const bets = Array.from({ length: 60 }, (_, index) => bet(60 - index))
    server.setScript(json(200, { code: 'OK', data: { list: bets, next: null } }))
    await tab.queries.refreshList(rounds(tab, 'demo', {}))
    await tab.queries.refreshList(rounds(tab, 'demo', { game: '7' }))
    const rows = Array.from({ length: 510 }, (_, index) => row(510 - index, '2026-11-20T00:00:00Z'))
    server.setScript(json(200, { code: 'OK', data: { list: rows, next: null } }))
    await tab.queries.refreshList(transactions(tab, 'demo', { type: 'win' }))
    await tab.queries.refreshList(transactions(tab, 'demo', {}))
    await waitFor(async () => expect(await stored('history///')).toMatchObject({ data: { length: 500 } }))
    expect(await stored('rounds////')).toMatchObject({ data: { length: 50, 0: { id: '60' } } })
    expect(await stored('rounds///7/')).toBeUndefined()
    expect(await stored('history///win')).toBeUndefined()
    server.setScript(json(200, { code: 'OK', data: {} }))
    await tab.session.signOut()
    expect(await stored('rounds////')).toBeUndefined()
    expect(await stored('history///')).toBeUndefined()
  })

  test('offline, the cached rows are filtered by the rules of the operator', () => {
    const rows = [
      row(3, '2026-11-20T15:00:00Z', 1, 'win'),
      row(2, '2026-11-20T14:59:59Z', 1, 'bet'),
      row(1, '2026-11-19T15:00:00Z', 1, 'win'),
    ]
    const ids = (search: Parameters<typeof rowsMatching>[1]) =>
      rowsMatching(rows, search, zone).map(({ id }) => id)
    expect(ids({})).toEqual(['3', '2', '1'])
    expect(ids({ from: '2026-11-20', to: '2026-11-20' })).toEqual(['2', '1'])
    expect(ids({ from: '2026-11-21' })).toEqual(['3'])
    expect(ids({ type: 'win', to: '2026-11-20' })).toEqual(['1'])
  })
})
