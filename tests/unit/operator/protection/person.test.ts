import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { demo } from '@marquee/operator/database/seed.ts'
import { players } from '@marquee/operator/database/schema.ts'
import { playMarks } from '@marquee/operator/protection/schema.ts'
import { pushOutbox } from '@marquee/operator/push/schema.ts'
import { notify, subscribe } from '@marquee/operator/push/subscriptions.ts'
import { submit } from '../../../support/server/calls.ts'
import {
  phoneOf,
  registration,
  type TestOperator,
  type TestResponse,
  testOperator,
  valueAt,
} from '../../../support/server/operator.ts'
import {
  type ProtectedPlayer,
  protectedPlayer,
  setDetails,
  siteWith,
} from '../../../support/server/protection.ts'
import { idOf, office, outcomeOf } from '../../../support/server/wallet.ts'

const day = 86_400
const exclusion = { kind: 'exclusion', months: 6 } as const
let operator: TestOperator
let counter = 0

beforeAll(async () => {
  operator = await testOperator({ siteOverrides: siteWith({}), sessionSeconds: 400 * day })
})
afterAll(() => operator.close())

type Details = Partial<typeof players.$inferInsert>

/** A player with these details, and otherwise with none that another one has. */
async function account(name: string, details?: Details): Promise<ProtectedPlayer> {
  const player = await protectedPlayer(operator, name)
  await setDetails(operator, player, details ?? { phone: phoneOf(name) })
  return player
}

/** The details of a person, which nobody else has. */
function person() {
  counter += 1
  return {
    phone: phoneOf(`person ${counter}`),
    email: `person${counter}@example.com`,
    bankAccount: `990-000-${1000 + counter}`,
    bankHolder: `Jose${'xyzvw'.charAt(counter % 5)} Muller${'abcdfghijk'.charAt(counter % 10)}`,
    birthDate: `1970-01-${10 + counter}`,
  }
}

const change = (player: ProtectedPlayer, body: object) =>
  submit(operator, 'PATCH', '/account/me', { token: player.jwt, body })

const changeBank = (player: ProtectedPlayer, bank_account: string, bank_name: string) =>
  change(player, { bank_code: '000', bank_account, bank_name, password: 'a-good-password' })

const join = (name: string, details: object) =>
  submit(operator, 'POST', '/auth/register', { body: { ...registration(name), ...details } })

const lift = (username: string) =>
  office(operator, 'protection', 'lift', username, 'stop', '--reason', 'asked')

describe('a break of a person', () => {
  it('applies to each account with two of their details, one of them the name or the bank account', async () => {
    const { phone, email, bankAccount, bankHolder, birthDate } = person()
    const first = await account('firstone', { phone, email, bankAccount, bankHolder, birthDate })
    const others = [
      await account('bankphone', { bankAccount: `00${bankAccount}`, phone }),
      await account('bankmail', { bankAccount, email: email.replace('@', '+2@') }),
      await account('namephone', {
        bankHolder: bankHolder.split(' ').toReversed().join(' '),
        birthDate,
        phone,
      }),
      await account('namebank', { bankHolder, birthDate, bankAccount }),
    ]
    await first.stop(exclusion)
    for (const one of others) {
      expect(await one.stake(100), one.username).toMatchObject({ status: 'play_refused', reason: 'stopped' })
      expect(valueAt((await one.launch()).json, 'message')).toBe('protection.stopped')
      expect(outcomeOf(await one.deposit(10_000))).toBe('409 protection.stopped')
      expect((await one.withdraw(10_000)).status).toBe(200)
      // A change of the details does not end it.
      const digits = phoneOf(`new ${one.username}`)
      expect((await change(one, { phone: digits })).status).toBe(200)
      expect(await one.stake(100)).toMatchObject({ reason: 'stopped' })
      expect((await one.ui())['stop']).toEqual((await first.ui())['stop'])
    }
  })

  it('applies to no account that shares one detail, or only what nobody verifies', async () => {
    const { phone, email, bankAccount, bankHolder, birthDate } = person()
    const first = await account('onlyone', { phone, email, bankAccount, bankHolder, birthDate })
    const others = [
      await account('phoneonly', { phone }),
      await account('mailonly', { email }),
      await account('bankonly', { bankAccount }),
      await account('nameonly', { bankHolder, birthDate }),
      await account('phonemail', { phone, email }),
    ]
    await first.stop(exclusion)
    for (const one of others) {
      expect((await one.ui())['stop'], one.username).toBeNull()
      expect((await one.stake(100)).status, one.username).toBe('ok')
    }
    const list = await office(operator, 'protection', 'list', 'onlyone')
    const audit = await office(operator, 'protection', 'export', 'onlyone')
    for (const { username } of others) {
      expect(list).toContain(username)
      expect(audit).toContain(username)
    }
    expect(await office(operator, 'protection', 'list', 'phoneonly')).toContain('onlyone')
    const imposed = ['protection', 'impose', 'phoneonly', 'stop', '--reason', 'same person'] as const
    await office(operator, ...imposed)
    expect((await others[0]?.stake(100))?.reason).toBe('stopped')
  })

  it('applies to no account whose details its own account takes afterwards', async () => {
    const { phone, bankAccount, bankHolder } = person()
    const victim = await account('victimone', { phone, bankAccount, bankHolder })
    const first = await account('attackerone')
    await first.stop({ kind: 'time_out', days: 1 })
    expect((await change(first, { phone })).status).toBe(200)
    expect((await changeBank(first, bankAccount, bankHolder)).status).toBe(200)
    expect((await victim.ui())['stop']).toBeNull()
    expect((await victim.stake(100)).status).toBe('ok')
    // New accounts and changes are refused with them.
    expect(outcomeOf(await join('attackertwo', { phone }))).toBe('409 record.previous')
  })

  it('refuses a new account and a change with the details of any account that it applies to', async () => {
    const { phone, bankAccount, bankHolder, birthDate } = person()
    const first = await account('refusefirst', { bankAccount, bankHolder, birthDate })
    await account('refusesecond', { bankAccount, bankHolder, birthDate, phone })
    await first.stop(exclusion)
    expect(outcomeOf(await join('refusethird', { phone }))).toBe('409 record.previous')
    const neighbour = await account('refusefourth')
    expect(outcomeOf(await change(neighbour, { phone }))).toBe('409 record.previous')
    // Their own other account is no reason to refuse a change to whoever began the break.
    expect((await change(first, { phone })).status).toBe(200)
  })

  it('is refused in the same words, whichever detail is known', async () => {
    const { phone, email, bankAccount, bankHolder, birthDate } = person()
    const first = await account('wordsfirst', { phone, email, bankAccount, bankHolder, birthDate })
    await first.stop(exclusion)
    const other = await account('wordsother', { birthDate })
    const refusals = [
      await join('wordssecond', { phone }),
      await join('wordssecond', { email: email.replace('@', '+again@') }),
      await change(other, { phone }),
      await changeBank(other, bankAccount, 'Park Jisoo'),
      await changeBank(other, '5556667777', bankHolder),
    ]
    const wordsOf = ({ status, json }: TestResponse) => JSON.stringify([status, json])
    expect(new Set(refusals.map(outcomeOf))).toEqual(new Set(['409 record.previous']))
    expect(new Set(refusals.map(wordsOf)).size).toBe(1)
    expect(outcomeOf(await changeBank(other, '5556667777', 'Park Jisoo'))).toBe('200')
    expect(outcomeOf(await join('wordssecond', {}))).toBe('200')
  })

  it('is known by the phone before and after a change of it', async () => {
    const first = await account('phonefirst')
    await first.stop(exclusion)
    await change(first, { phone: '+12125550188' })
    expect(outcomeOf(await join('phonesecond', { phone: '+12125550188' }))).toBe('409 record.previous')
    expect(outcomeOf(await join('phonesecond', { phone: phoneOf('phonefirst') }))).toBe('409 record.previous')
  })

  it('of an exclusion lets the other accounts withdraw without wagering, which returns when it is lifted', async () => {
    const { bankAccount, bankHolder, birthDate } = person()
    const first = await account('wagerfirst', { bankAccount, bankHolder, birthDate })
    const other = await account('wagersecond', { bankAccount, bankHolder, birthDate })
    await office(operator, 'approve', idOf(await other.deposit(30_000)))
    expect((await other.ui())['rolling']).toBe(30_000)
    const waiting = await other.deposit(20_000)
    // A time-out is no exclusion, not even one that ends later.
    await first.stop({ kind: 'time_out', days: 42 })
    expect(await other.ui()).toMatchObject({ rolling: 30_000, rolling_total: 30_000 })
    expect(outcomeOf(await other.withdraw(10_000))).toBe('400 wallet.rollingLeft')
    await office(operator, 'protection', 'impose', 'wagerfirst', 'exclusion', '6', '--reason', 'asked')
    await office(operator, 'approve', idOf(waiting))
    expect(await other.ui()).toMatchObject({ rolling: 0, rolling_total: 0 })
    expect((await other.withdraw(10_000)).status).toBe(200)
    await lift('wagerfirst')
    expect(await other.ui()).toMatchObject({ rolling: 50_000, rolling_total: 50_000 })
    expect(outcomeOf(await other.withdraw(10_000))).toBe('400 wallet.rollingLeft')
  })

  it('is listed by the back office for each account, and what remains is said when it is lifted', async () => {
    const { bankAccount, bankHolder, birthDate } = person()
    const first = await account('listfirst', { bankAccount, bankHolder, birthDate })
    const other = await account('listsecond', { bankAccount, bankHolder, birthDate })
    await first.stop(exclusion)
    for (const list of [
      await office(operator, 'protection', 'list', 'listsecond'),
      await office(operator, 'protection', 'list'),
    ]) {
      expect(list).toMatch(/listsecond.*exclusion.*listfirst/)
    }
    await expect(lift('listsecond')).rejects.toThrow('listfirst')
    await other.stop({ kind: 'time_out', days: 1 })
    expect(await lift('listsecond')).toContain('listfirst')
    expect((await other.stake(100)).reason).toBe('stopped')
    expect(await lift('listfirst')).not.toContain('listsecond')
    expect((await other.stake(100)).status).toBe('ok')
  })

  it('sends no push message to the other accounts, not even one that waits', async () => {
    const { bankAccount, bankHolder, birthDate } = person()
    const first = await account('pushfirst', { bankAccount, bankHolder, birthDate })
    const other = await account('pushsecond', { bankAccount, bankHolder, birthDate })
    const now = operator.services.clock()
    const device = { endpoint: `https://push.example/${other.id}`, keys: { p256dh: 'a', auth: 'b' } }
    const waiting = () =>
      operator.db.$count(
        pushOutbox,
        sql`subscription_id in (select id from push_subscriptions where player_id = ${other.id})`,
      )
    await operator.db.transaction(async (tx) => {
      const signedIn = { id: other.id, username: other.username, sessionId: other.session }
      await subscribe(tx, signedIn, { ...device, kinds: ['memo'] }, now)
      await notify(tx, [other.id], 'memo', now)
    })
    expect(await waiting()).toBe(1)
    await first.stop(exclusion)
    expect(await waiting()).toBe(0)
    await operator.db.transaction((tx) => notify(tx, 'everybody', 'memo', now))
    expect(await waiting()).toBe(0)
  })

  it('has the marks of the demo player, too', async () => {
    const [found] = await operator.db.select().from(players).where(eq(players.username, demo.username))
    expect(await operator.db.$count(playMarks, eq(playMarks.playerId, found?.id ?? ''))).toBe(4)
  })
})
