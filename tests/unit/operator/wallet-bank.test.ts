import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { post } from '@marquee/operator/ledger/ledger.ts'
import type { LogEvent } from '@marquee/operator/log.ts'
import { decideDue, decideOne, decisionFor } from '@marquee/operator/wallet/simulated-bank.ts'
import { type TestOperator, testOperator, valueAt } from '../../support/server/operator.ts'
import { idOf, office, walletPlayer } from '../../support/server/wallet.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await testOperator()
})
afterAll(async () => {
  expect((await auditLedger(operator.db)).problems).toEqual([])
  await operator.close()
})

const bank = () => ({ db: operator.db, zone: calm() })
/** A fixed zone in which it is about noon now, so that no test meets the bank's maintenance. */
function calm(): string {
  const hours = 12 - new Date().getUTCHours()
  return hours >= 0 ? `Etc/GMT-${hours}` : `Etc/GMT+${-hours}`
}
const later = (seconds: number) => new Date(operator.services.clock().getTime() + seconds * 1000)

describe('the simulated bank', () => {
  it('decides nothing before 5 seconds and everything within 90', async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => walletPlayer(operator)))
    // Earlier than the first deposit by whatever the deposits take.
    const early = later(4)
    for (const player of players) await player.deposit(10_000)
    expect(await decideOne(bank(), early)).toBeUndefined()
    let decided = 0
    while (await decideOne(bank(), later(91))) decided += 1
    expect(decided).toBe(players.length)
    expect(await office(operator, 'deposits')).toBe('Nothing found.')
  })

  it('with several at work decides each request once', async () => {
    const players = await Promise.all(Array.from({ length: 10 }, () => walletPlayer(operator)))
    const ids = new Set<string>()
    for (const player of players) {
      for (let time = 0; time < 3; time++) ids.add(idOf(await player.withdraw(10_000)))
    }
    const decided: number[] = []
    const work = async () => {
      for (let idle = 0; idle < 3;) {
        const one = await decideOne(bank(), later(91))
        if (one?.done) decided.push(one.request.id)
        else idle += 1
      }
    }
    await Promise.all([work(), work(), work(), work()])
    expect(decided.toSorted((a, b) => a - b)).toEqual([...ids].map(Number).toSorted((a, b) => a - b))
  })

  it('leaves a request that cannot be decided to the back office, and decides the others', async () => {
    const rich = await walletPlayer(operator)
    const plain = await walletPlayer(operator)
    const left = { from: { house: 'promo' }, to: { player: rich.id, kind: 'cash' } } as const
    // So much that a deposit would pass what an account can hold.
    const amount = BigInt(Number.MAX_SAFE_INTEGER) - BigInt(await operator.cash(rich.jwt)) - 5_000n
    await operator.db.transaction((tx) =>
      post(tx, { ...left, type: 'adjustment', reference: 'rich', currency: 'KRW', amount }),
    )
    let id = idOf(await rich.deposit(10_000))
    if ('reason' in decisionFor({ id: Number(id), kind: 'deposit', virtual: false })) {
      await office(operator, 'reject', id)
      id = idOf(await rich.deposit(10_000))
    }
    await plain.deposit(10_000)
    const stuck = new Set<number>()
    const events: LogEvent[] = []
    await decideDue({ ...bank(), log: (event) => events.push(event), clock: () => later(91) }, stuck)
    expect([...stuck]).toEqual([Number(id)])
    expect(events).toEqual([{ event: 'bank', request: Number(id), error: expect.any(String) }])
    const waiting = await office(operator, 'deposits')
    expect(waiting).toContain(rich.username)
    expect(waiting).not.toContain(plain.username)
    await office(operator, 'reject', id)
  })

  it('leaves the oldest on top of what waits', async () => {
    const players = [await walletPlayer(operator), await walletPlayer(operator)]
    for (const player of players) await player.deposit(10_000)
    const waiting = await office(operator, 'deposits')
    const positions = players.map((player) => waiting.indexOf(player.username))
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    await decideDue({ ...bank(), log: () => {}, clock: () => later(91) }, new Set())
  })

  it('rests during its maintenance', async () => {
    const player = await walletPlayer(operator)
    await player.deposit(10_000)
    const night = new Date('2050-06-01T14:55:00Z')
    expect(await decideOne({ db: operator.db, zone: 'Asia/Seoul' }, night)).toBeUndefined()
    const morning = new Date('2050-06-01T15:30:00Z')
    expect(await decideOne({ db: operator.db, zone: 'Asia/Seoul' }, morning)).toMatchObject({ done: true })
  })

  it('rejects one in eight with a reason of its kind, and pays virtual accounts by itself', () => {
    const kinds = ['deposit', 'withdraw'] as const
    for (const kind of kinds) {
      const all = Array.from({ length: 800 }, (_, index) =>
        decisionFor({ id: index + 1, kind, virtual: false }),
      )
      const rejected = all.filter((one) => one.to === 'rejected')
      expect(rejected).toHaveLength(100)
      const reasons = new Set(rejected.map((one) => ('reason' in one ? one.reason : '')))
      expect(reasons).toEqual(
        new Set(
          kind === 'deposit'
            ? ['bank.nameMismatch', 'bank.notReceived']
            : ['bank.accountInvalid', 'bank.limitReached'],
        ),
      )
      expect(new Set(all.map((one) => one.to))).toEqual(new Set(['completed', 'rejected']))
    }
    expect(decisionFor({ id: 1, kind: 'deposit', virtual: true }).to).toBe('auto_paid')
  })

  it('tells the player with the next poll that something changed', async () => {
    const player = await walletPlayer(operator)
    const { wallet_revision: before } = await player.ui()
    await player.deposit(10_000)
    const { wallet_revision: revision } = await player.ui()
    while (await decideOne(bank(), later(91))) continue
    const { wallet_revision: decided } = await player.ui()
    expect([before, revision, decided]).toEqual([0, 1, 2])
    const list = await player.get('/wallet/deposit')
    const [first] = [valueAt(list.json, 'data', 'list')].flat()
    expect(valueAt(first, 'status')).not.toBe('waiting')
  })
})
