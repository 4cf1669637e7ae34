import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isSignedStudioCall } from '@marquee/contract/studio-signature.ts'
import { PlaySums, RoundDetail, RoundPage } from '@marquee/contract/rounds.ts'
import { HistoryList } from '@marquee/contract/wallet.ts'
import {
  type TestOperator,
  testOperator,
  textAt,
  valueAt,
  walletMove,
} from '../../support/server/operator.ts'
import { outcomeOf, type WalletPlayer, walletPlayer } from '../../support/server/wallet.ts'

let operator: TestOperator
let player: WalletPlayer

beforeAll(async () => {
  operator = await testOperator()
})
afterAll(() => operator.close())
beforeEach(async () => {
  player = await walletPlayer(operator)
})

interface Played {
  readonly game?: string
  readonly round?: string
  readonly stakes: readonly number[]
  readonly win?: number
  readonly isVoid?: boolean
}

/** Plays a round as a studio does, and gives its id. */
async function play({ game = '1001', round = randomUUID(), stakes, win = 0, isVoid = false }: Played) {
  const roundRef = { game_id: game, round_id: round }
  for (const [index, stake] of stakes.entries()) {
    const order = walletMove(player, stake, { ...roundRef, transaction_id: `${round}.${game}.${index}` })
    await operator.move('debit', order)
    if (isVoid) await operator.move('rollback', order)
  }
  if (win > 0) await operator.move('credit', walletMove(player, win, roundRef))
  return round
}

const query = (values: Readonly<Record<string, string>>) => new URLSearchParams(values).toString()
const rounds = async (values: Readonly<Record<string, string>> = {}) =>
  v.parse(RoundPage, valueAt((await player.get(`/wallet/rounds?${query(values)}`)).json, 'data'))
const sums = async (values: Readonly<Record<string, string>>) =>
  v.parse(PlaySums, valueAt((await player.get(`/wallet/rounds/sums?${query(values)}`)).json, 'data')).list

describe('a player’s rounds', () => {
  it('have stake and win together, with the names of game and provider, newest first', async () => {
    await play({ stakes: [1_000], win: 2_500 })
    await play({ stakes: [2_000, 3_000] })
    await play({ stakes: [4_000], isVoid: true })
    const { list, next } = await rounds()
    expect(next).toBeNull()
    expect(list.map(({ staked, won, returned }) => [staked, won, returned])).toEqual([
      [4_000, 0, 4_000],
      [5_000, 0, 0],
      [1_000, 2_500, 0],
    ])
    const names = operator.services.lobby.game('1001')
    expect(list[0]?.game).toEqual({ id: '1001', title: names?.title, provider: names?.provider.name })
  })

  it('are each on one page, also with several stakes and while new ones are played', async () => {
    const played: string[] = []
    for (let index = 0; index < 7; index++) played.push(await play({ stakes: [100, 200, 300] }))
    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await rounds({ limit: '2', ...(cursor ? { cursor } : {}) })
      seen.push(...page.list.map(({ id }) => id))
      cursor = page.next
      await play({ stakes: [100] })
    } while (cursor)
    expect(seen).toEqual(played.toReversed())
  })

  it('are distinguished by game where two studios use one id', async () => {
    await play({ game: '1001', round: 'same', stakes: [1_000], win: 700 })
    await play({ game: '1002', round: 'same', stakes: [3_000] })
    expect((await rounds()).list.map(({ game, staked, won }) => [game.id, staked, won])).toEqual([
      ['1002', 3_000, 0],
      ['1001', 1_000, 700],
    ])
    expect((await rounds({ game: '1001' })).list).toHaveLength(1)
    const second = await player.get('/wallet/round/same?game=1002')
    expect(valueAt(second.json, 'data')).toMatchObject({ staked: 3_000, won: 0 })
  })

  it('are summed by game, the last played first', async () => {
    await play({ game: '1001', stakes: [1_000], win: 5_000 })
    await play({ game: '1002', stakes: [2_000] })
    await play({ game: '1001', stakes: [3_000, 1_000] })
    await play({ game: '1001', stakes: [9_000], isVoid: true })
    const list = await sums({ by: 'game' })
    expect(list.map(({ id, rounds: count, staked, won }) => [id, count, staked, won])).toEqual([
      ['1001', 3, 5_000, 5_000],
      ['1002', 1, 2_000, 0],
    ])
    expect(list.map(({ games }) => games.map(({ id }) => id))).toEqual([['1001'], ['1002']])
    expect(await sums({ by: 'game', to: '2020-01-01' })).toEqual([])
  })

  it('are summed by session, and a session’s rounds can be listed', async () => {
    await play({ stakes: [1_000], win: 400 })
    await play({ game: '1002', stakes: [2_000] })
    // The ledger is append-only: only a database without its triggers can date what was played.
    await operator.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`update entries set posted_at = posted_at - interval '3 hours'
        where account_id in (select id from accounts where player_id = ${player.id})`)
    })
    await play({ stakes: [3_000] })
    const [now, before, ...more] = await sums({ by: 'session' })
    expect(more).toEqual([])
    expect(now).toMatchObject({ rounds: 1, staked: 3_000, won: 0 })
    expect(before).toMatchObject({ rounds: 2, staked: 3_000, won: 400 })
    expect(before?.games.map(({ id }) => id).toSorted()).toEqual(['1001', '1002'])
    const { list } = await rounds({ session: before?.id ?? '' })
    expect(list.map(({ staked }) => staked)).toEqual([2_000, 1_000])
  })

  it('are opened with their movements and a signed address of the result', async () => {
    const id = await play({ stakes: [1_000], win: 2_500 })
    const response = await player.get(`/wallet/round/${id}`)
    const round = v.parse(RoundDetail, valueAt(response.json, 'data'))
    expect(round.moves.map(({ id: move, type, amount }) => [move, type, amount])).toEqual([
      ['2', 'bet', -1_000],
      ['3', 'win', 2_500],
    ])
    const replay = new URL(round.replay ?? '')
    const { lang, at, signature } = Object.fromEntries(replay.searchParams)
    expect(replay.origin).toBe('http://localhost:4174')
    const call = { method: 'GET', target: `/replay/${id}?lang=${lang}`, body: '' }
    expect(isSignedStudioCall(operator.services.secrets.studio, call, at, signature)).toBe(true)
  })

  it('are nobody else’s', async () => {
    const id = await play({ stakes: [1_000] })
    const owner = player
    player = await walletPlayer(operator)
    expect((await rounds()).list).toEqual([])
    expect(outcomeOf(await player.get(`/wallet/round/${id}`))).toBe('404 round.notFound')
    expect(outcomeOf(await owner.get('/wallet/round/no-such-round'))).toBe('404 round.notFound')
    expect(outcomeOf(await owner.get('/wallet/round/%00'))).toBe('404 round.notFound')
    expect((await operator.send('GET', `/wallet/round/${id}`, {})).status).toBe(401)
  })

  it('refuse what cannot be a cursor, a session or a kind of sum', async () => {
    for (const target of [
      'rounds?cursor=x',
      'rounds?session=1',
      'rounds?session=a-b',
      'rounds/sums?by=day',
    ]) {
      expect((await player.get(`/wallet/${target}`)).status, target).toBe(400)
    }
  })
})

describe('the history', () => {
  it('names the game of each stake, win and point', async () => {
    await play({ game: '1002', stakes: [10_000], win: 500 })
    const rowsOf = async (account: string) => {
      const { json } = await player.get(`/wallet/history?account=${account}`)
      return v.parse(HistoryList, valueAt(json, 'data')).list.map(({ type, game }) => [type, game?.id])
    }
    expect(await rowsOf('cash')).toEqual([
      ['win', '1002'],
      ['bet', '1002'],
      ['opening', undefined],
    ])
    expect(await rowsOf('points')).toEqual([['points_earned', '1002']])
    expect(textAt((await player.get('/wallet/rounds')).json, 'code')).toBe('OK')
  })
})
