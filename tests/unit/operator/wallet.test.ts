import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { studioMoves } from '@marquee/operator/database/schema.ts'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { signStudioCall } from '@marquee/contract/studio-signature.ts'
import { studioHeaders, studioWindow, type WalletMove } from '@marquee/contract/studio.ts'
import { type TestOperator, testOperator, valueAt, walletMove } from '../../support/server/operator.ts'

let operator: TestOperator
let id: string
let session: string
let jwt: string

beforeAll(async () => {
  operator = await testOperator()
})
afterAll(() => operator.close())

async function newPlayer() {
  const player = await operator.join()
  id = player.id
  session = player.session
  jwt = player.jwt
}

const move = (amount: number, change: Partial<WalletMove> = {}) => walletMove({ id, session }, amount, change)

describe('the seamless wallet', () => {
  it('takes a stake, pays a win, and tells the player and the studio the same balance', async () => {
    await newPlayer()
    expect(await operator.move('debit', move(30_000))).toEqual({ status: 'ok', balance: 70_000 })
    expect(await operator.move('credit', move(45_000))).toEqual({ status: 'ok', balance: 115_000 })
    expect(await operator.cash(jwt)).toBe(115_000)
    const balance = await operator.studio('GET', `/studio/balance?player=${id}`)
    expect(valueAt(balance.json, 'data')).toEqual({ status: 'ok', balance: 115_000 })
  })

  it('responds to a repeat as the first time, whatever happened since, and moves money once', async () => {
    await newPlayer()
    const stake = move(10_000)
    const prize = move(5_000)
    const first = [await operator.move('debit', stake), await operator.move('credit', prize)]
    await operator.move('debit', move(1_000))
    expect([await operator.move('debit', stake), await operator.move('credit', prize)]).toEqual(first)
    expect(await operator.cash(jwt)).toBe(94_000)
  })

  it('refuses a stake above the balance with the balance, and again the same after a win', async () => {
    await newPlayer()
    const stake = move(100_001)
    const refused = { status: 'insufficient_funds', balance: 100_000 }
    expect(await operator.move('debit', stake)).toEqual(refused)
    await operator.move('debit', move(0))
    await operator.move('credit', move(50_000))
    expect(await operator.move('debit', stake)).toEqual(refused)
    expect(await operator.cash(jwt)).toBe(150_000)
  })

  it('gives a stake back once', async () => {
    await newPlayer()
    const stake = move(40_000)
    await operator.move('debit', stake)
    const back = await operator.move('rollback', stake)
    expect(back).toEqual({ status: 'ok', balance: 100_000 })
    await operator.move('debit', move(1_000))
    expect(await operator.move('rollback', stake)).toEqual(back)
    // A copy of the stake must not read as taken: nothing was, and its round may not be played.
    expect(await operator.move('debit', stake)).toEqual({ status: 'rolled_back', balance: 100_000 })
    expect(await operator.cash(jwt)).toBe(99_000)
  })

  it('dates a rollback by the clock of the operator', async () => {
    const other = await testOperator()
    try {
      const at = new Date('2036-07-09T03:00:00Z')
      other.stopClockAt(at)
      const stake = walletMove(await other.join(), 1_000)
      await other.move('debit', stake)
      await other.move('rollback', stake)
      const isStake = eq(studioMoves.transactionId, stake.transaction_id)
      expect(await other.db.select().from(studioMoves).where(isStake)).toMatchObject([{ rolledBackAt: at }])
    } finally {
      await other.close()
    }
  })

  it('refuses a stake that arrives after its rollback, every time', async () => {
    await newPlayer()
    const stake = move(40_000)
    expect(await operator.move('rollback', stake)).toEqual({ status: 'ok', balance: 100_000 })
    for (let time = 0; time < 2; time++) {
      expect(await operator.move('debit', stake)).toEqual({ status: 'rolled_back', balance: 100_000 })
    }
    expect(await operator.move('rollback', stake)).toEqual({ status: 'ok', balance: 100_000 })
    expect(await operator.cash(jwt)).toBe(100_000)
  })

  it('gives nothing back for a stake that was refused', async () => {
    await newPlayer()
    const stake = move(200_000)
    await operator.move('debit', stake)
    expect(await operator.move('rollback', stake)).toEqual({ status: 'ok', balance: 100_000 })
  })

  it('accepts a win after logout: the round was played', async () => {
    await newPlayer()
    await operator.move('debit', move(1_000))
    await operator.send('POST', '/auth/logout', { token: jwt })
    expect(await operator.move('credit', move(7_000))).toEqual({ status: 'ok', balance: 106_000 })
  })

  it('refuses a win of a round that this player has no stake in, until the stake arrives', async () => {
    await newPlayer()
    const refusal = async (win: WalletMove) => {
      const { status, json } = await operator.studio('POST', '/studio/credit', win)
      return [status, valueAt(json, 'msg')]
    }
    const notStaked = [422, 'studio.roundNotStaked']
    const stake = move(10_000, { round_id: 'shared' })
    const win = move(7_000, { round_id: 'shared' })
    expect(await refusal(win)).toEqual(notStaked)
    await operator.move('debit', { ...stake, amount: 100_001, transaction_id: 'not-taken' })
    expect(await refusal(win)).toEqual(notStaked)
    await operator.move('debit', stake)
    const other = await operator.join()
    expect(await refusal(walletMove(other, 7_000, { round_id: 'shared' }))).toEqual(notStaked)
    expect(await refusal({ ...win, game_id: '1002' })).toEqual(notStaked)
    expect(await operator.move('credit', win)).toEqual({ status: 'ok', balance: 97_000 })
    await operator.move('rollback', stake)
    expect(await refusal(move(500, { round_id: 'shared' }))).toEqual([422, 'studio.roundRolledBack'])
    // What was paid before gets its response again.
    expect(await operator.move('credit', win)).toEqual({ status: 'ok', balance: 97_000 })
    expect((await auditLedger(operator.db)).problems).toEqual([])
  })

  it('takes a stake of nothing without an entry', async () => {
    await newPlayer()
    expect(await operator.move('debit', move(0))).toEqual({ status: 'ok', balance: 100_000 })
    expect((await auditLedger(operator.db)).problems).toEqual([])
  })

  it('knows no other player', async () => {
    for (const player of ['nobody', '00000000-0000-4000-8000-000000000000', "' or 1=1 --"]) {
      expect(await operator.move('debit', walletMove({ id: player, session }, 5))).toEqual({
        status: 'unknown_player',
        balance: 0,
      })
    }
  })

  it('refuses an id that is used again for something else, and changes nothing', async () => {
    await newPlayer()
    const stake = move(1_000)
    const prize = move(2_000)
    await operator.move('debit', stake)
    await operator.move('credit', prize)
    const other = await operator.join()
    for (const [kind, wrong] of [
      ['debit', { ...stake, amount: 999 }],
      ['debit', { ...stake, round_id: 'r2' }],
      ['debit', { ...stake, game_id: '1002' }],
      ['debit', { ...stake, player: other.id }],
      ['credit', stake],
      ['debit', prize],
      ['rollback', prize],
      ['rollback', { ...stake, player: other.id }],
    ] as const) {
      const response = await operator.studio('POST', `/studio/${kind}`, wrong)
      expect([response.status, valueAt(response.json, 'msg')]).toEqual([422, 'studio.transactionMismatch'])
    }
    expect(await operator.cash(jwt)).toBe(101_000)
    expect(await operator.cash(other.jwt)).toBe(100_000)
  })

  it('agrees with a simple model whatever order calls and copies come in', async () => {
    const step = fc.record({
      kind: fc.constantFrom('debit', 'credit', 'rollback' as const),
      // Few ids, so that copies, late debits and rollbacks of the same move happen all the time.
      slot: fc.integer({ min: 0, max: 3 }),
      copies: fc.integer({ min: 1, max: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        await newPlayer()
        // So that wins have a stake, whatever comes first.
        await operator.move('debit', move(0))
        const stakes = [20_000, 60_000, 70_000, 150_000]
        const state: ('new' | 'paid' | 'refused' | 'back' | 'never')[] = ['new', 'new', 'new', 'new']
        const won = new Set<number>()
        let expected = 100_000
        const ids = stakes.map((amount) => move(amount))
        const wins = stakes.map((amount) => move(amount / 10))
        for (const { kind, slot, copies } of steps) {
          const stake = stakes[slot] ?? 0
          const order = (kind === 'credit' ? wins : ids)[slot] ?? move(0)
          const responses = await Promise.all(
            Array.from({ length: copies }, () => operator.move(kind, order)),
          )
          expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
          if (kind === 'credit' && !won.has(slot)) {
            won.add(slot)
            expected += stake / 10
          } else if (kind === 'debit' && state[slot] === 'new') {
            state[slot] = stake <= expected ? 'paid' : 'refused'
            if (state[slot] === 'paid') expected -= stake
          } else if (kind === 'rollback' && state[slot] === 'new') {
            state[slot] = 'never'
          } else if (kind === 'rollback' && state[slot] === 'paid') {
            state[slot] = 'back'
            expected += stake
          }
          expect(await operator.cash(jwt)).toBe(expected)
        }
        expect((await auditLedger(operator.db)).problems).toEqual([])
      }),
      { numRuns: 20 },
    )
  })
})

describe("a studio's call", () => {
  const raw = (body: string, headers: Readonly<Record<string, string>>, target = '/studio/debit') =>
    operator.send('POST', target, { body, headers })
  const signed = (
    body: string,
    now?: number,
    secret = operator.services.secrets.studio,
    target = '/studio/debit',
  ) => signStudioCall(secret, { method: 'POST', target, body }, now)

  it('is refused without the right signature, for another body or path, and outside the window', async () => {
    await newPlayer()
    const body = JSON.stringify(move(1_000))
    const now = Date.now()
    const good = signed(body, now)
    const cases: readonly [string, Readonly<Record<string, string>>, string?][] = [
      [body, {}],
      [body, signed(body, now, 'another secret')],
      [body.replace('1000', '9000'), good],
      [body, good, '/studio/credit'],
      [body, { ...good, [studioHeaders.timestamp]: String(now + 1) }],
      [body, { ...good, [studioHeaders.signature]: 'v1=00' }],
      [body, { ...good, [studioHeaders.signature]: '' }],
      [body, { ...good, [studioHeaders.timestamp]: 'NaN' }],
      [body, signed(body, now - studioWindow - 60_000)],
      [body, signed(body, now + studioWindow + 60_000)],
    ]
    for (const [text, headers, target] of cases) {
      const response = await raw(text, headers, target)
      expect([response.status, response.json]).toEqual([
        401,
        { code: 4031, msg: 'studio.badSignature', data: {} },
      ])
    }
    expect((await operator.send('GET', `/studio/balance?player=${id}`)).status).toBe(401)
    expect(await operator.cash(jwt)).toBe(100_000)
    expect((await raw(body, good)).status).toBe(200)
  })

  it.each([
    ['an amount below zero', { amount: -1 }, 'amount.invalid', 4001],
    ['a fraction', { amount: 0.5 }, 'amount.invalid', 4001],
    ['an amount as text', { amount: '5' }, 'amount.invalid', 4001],
    ['an amount past the limit', { amount: 1e13 }, 'amount.invalid', 4001],
    ['no amount', { amount: undefined }, 'amount.required', 4000],
    ['no transaction', { transaction_id: undefined }, 'transaction_id.required', 4000],
    ['an empty transaction', { transaction_id: '' }, 'transaction_id.invalid', 4001],
    ['a currency that the operator would have to ignore', { currency: 'USD' }, 'currency.invalid', 4001],
    ['NUL in an id', { transaction_id: 'a\0b' }, 'request.invalidText', 4001],
    ['an unknown game', { game_id: 'nope' }, 'game.notFound', 4001],
  ])('is refused with %s, and the balance stays', async (_, change, message, code) => {
    await newPlayer()
    const response = await operator.studio('POST', '/studio/debit', { ...move(5), ...change })
    expect([valueAt(response.json, 'msg'), valueAt(response.json, 'code')]).toEqual([message, code])
    expect(response.status).toBe(message === 'game.notFound' ? 404 : 400)
    expect(await operator.cash(jwt)).toBe(100_000)
  })
})
