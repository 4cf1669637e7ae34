import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { runCommand } from '@marquee/operator/admin/commands.ts'
import { gameNames } from '@marquee/operator/wallet/game-names.ts'
import { sendAdminCommand, openAdminSocket } from '@marquee/operator/admin/socket.ts'
import { walletRequestStates } from '@marquee/operator/database/schema.ts'
import { playAudit } from '@marquee/operator/protection/schema.ts'
import { errorOf } from '../../support/server/calls.ts'
import { freePort } from '../../support/postgres.ts'
import { registration, type TestOperator, testOperator } from '../../support/server/operator.ts'
import { idOf, walletPlayer } from '../../support/server/wallet.ts'

let operator: TestOperator
let folder: string

beforeAll(async () => {
  operator = await testOperator()
  folder = mkdtempSync(join(tmpdir(), 'marquee-office-'))
})
afterAll(async () => {
  await operator.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = async (...words: string[]) => runCommand(operator.db, words, operator.services.clock())
const text = async (...words: string[]) => (await run(...words)).lines.join('\n')

describe('the back office', () => {
  it('finds players by any part of their names, taking wildcards literally', async () => {
    await operator.join('find_me_1')
    expect(await text('players', 'IND_ME')).toContain('find_me_1')
    expect(await text('players', '%')).toBe('Nothing found.')
    expect(await text('players')).toContain('demo')
  })

  it('says how many players there are beyond those it shows', async () => {
    for (const number of [1, 2, 3]) await operator.join(`many_${number}`)
    const some = await text('players', 'many_', '--last', '2')
    expect(some).toContain('many_2')
    expect(some).not.toContain('many_3')
    expect(some).toMatch(/\n1 more/)
    expect(await text('players', 'many_', '--last', '3')).not.toContain('more')
    await expect(text('players', 'many_', '--last', 'all')).rejects.toThrow('how many')
  })

  it('gives play money through the ledger, once for a reference, and shows it', async () => {
    const { username, jwt } = await operator.join()
    expect(await text('credit', username, '5000', 'for', 'testing', '--reference', 'gift-1')).toContain(
      'now 105000',
    )
    expect(await text('credit', username, '5000', '--reference', 'gift-1')).toContain('credited before')
    for (const other of [
      ['demo', '5000'],
      [username, '7000'],
    ])
      await expect(text('credit', ...other, '--reference', 'gift-1')).rejects.toThrow('to another player')
    expect(await operator.cash(jwt)).toBe(105_000)
    const ledger = await text('ledger', username)
    expect(ledger).toMatch(/adjustment\s+5000\s+100000\s+105000\s+gift-1\s+for testing/)
    expect(ledger).toMatch(/opening\s+100000\s+0\s+100000/)
    expect(await text('player', username)).toContain('105000 KRW')
    expect((await auditLedger(operator.db)).problems).toEqual([])
  })

  it('stores who gave money or points, and who decided a request', async () => {
    const player = await walletPlayer(operator)
    const { username } = player
    await text('credit', username, '5000', 'a', 'prize', '--reference', 'by-1', '--by', 'Kim')
    await text('credit-points', username, '50', '--by', 'Kim')
    expect(await text('ledger', username)).toContain('a prize (by Kim)')
    expect(await text('ledger', username, '--points')).toContain('(by Kim)')
    const approved = idOf(await player.deposit(10_000))
    await text('approve', approved, '--by', 'Kim')
    const rejected = idOf(await player.deposit(10_000))
    await text('reject', rejected, '--by', 'Lee')
    const deposits = await text('deposits', username, '--all')
    expect(deposits).toMatch(new RegExp(`${approved} .*operator \\(Kim\\)`))
    expect(deposits).toMatch(new RegExp(`${rejected} .*operator \\(Lee\\)`))
    const states = await operator.db
      .select({ by: walletRequestStates.changedBy })
      .from(walletRequestStates)
      .where(eq(walletRequestStates.requestId, Number(approved)))
      .orderBy(walletRequestStates.id)
    expect(states.map(({ by }) => by)).toEqual(['player', 'operator (Kim)'])
    await expect(text('approve', approved, '--by', ' ')).rejects.toThrow('Say who did it')
  })

  it('checks the books', async () => {
    expect(await run('books')).toMatchObject({
      ok: true,
      lines: [expect.stringContaining('The books balance')],
    })
  })

  it('signs a player out everywhere', async () => {
    const { username, jwt } = await operator.join()
    expect(await text('end-sessions', username)).toContain('1 sessions ended')
    expect((await operator.send('GET', '/main/init', { token: jwt })).status).toBe(403)
  })

  it('blocks an account from signing in, by any way, until it is unblocked', async () => {
    const { username, jwt, id } = await operator.join()
    const login = (password: string) => operator.send('POST', '/auth/login', { body: { username, password } })
    const password = String(registration(username)['password'])
    expect((await login(password)).status).toBe(200)
    await expect(text('block', username)).rejects.toThrow('Give a reason')
    expect(await text('block', username, '--reason', 'two people play', '--by', 'Kim')).toContain(
      'is blocked, 2 sessions ended',
    )
    expect((await operator.send('GET', '/main/init', { token: jwt })).status).toBe(403)
    expect(errorOf(await login(password))).toEqual([403, 4030, 'auth.blocked'])
    // A stranger does not learn of it.
    expect(errorOf(await login('some-other-password'))).toEqual([401, 4030, 'auth.invalidCredentials'])
    await expect(text('block', username, '--reason', 'again')).rejects.toThrow('is blocked since')
    expect(await text('player', username)).toMatch(/\d{4}-\d\d-\d\d/)
    await text('unblock', username, '--reason', 'it was one')
    expect((await login(password)).status).toBe(200)
    await expect(text('unblock', username, '--reason', 'again')).rejects.toThrow('is not blocked')
    const audit = await operator.db
      .select()
      .from(playAudit)
      .where(eq(playAudit.playerId, id))
      .orderBy(playAudit.id)
    expect(audit.map(({ action, by, details, reason }) => ({ action, by, details, reason }))).toEqual([
      { action: 'blocked', by: 'operator', details: { by: 'Kim' }, reason: 'two people play' },
      { action: 'unblocked', by: 'operator', details: {}, reason: 'it was one' },
    ])
  })

  it('stores who did it with a change of protection, and refuses the name where it would be lost', async () => {
    const { username } = await operator.join()
    await text('protection', 'impose', username, 'stop', '--reason', 'a call', '--by', 'Kim')
    expect(await text('protection', 'export', username)).toContain('"by":"Kim"')
    await expect(text('end-sessions', username, '--by', 'Kim')).rejects.toThrow('does not store who did it')
  })

  it.each([
    [['nope'], 'no command'],
    [['credit'], 'Say which player'],
    [['credit', 'nobody_at_all', '5'], 'no player'],
    [['credit', 'demo'], 'the amount as a whole number'],
    [['credit', 'demo', '0'], 'the amount'],
    [['credit', 'demo', '1.5'], 'the amount'],
    [['credit', 'demo', '9007199254740993'], 'the amount'],
    [['ledger', 'demo', '--last', 'x'], 'how many'],
    [['ledger', 'demo', '--wrong'], '--wrong'],
  ])('refuses %j in words', async (words, reason) => {
    const before = await operator.cash(await operator.signIn())
    await expect(run(...words)).rejects.toThrow(reason)
    expect(await operator.cash(await operator.signIn())).toBe(before)
  })

  it('lists its commands', async () => {
    expect(await text()).toContain('end-sessions')
  })
})

describe('asking a running operator', () => {
  it('accepts only commands with the key from the data folder', async () => {
    const socket = await openAdminSocket(
      { db: operator.db, close: () => Promise.resolve() },
      folder,
      gameNames(operator.services.lobby),
    )
    const file = join(folder, 'admin-socket.json')
    try {
      expect(statSync(file).mode & 0o077).toBe(0)
      expect((await sendAdminCommand(folder, ['books']))?.lines.join('')).toContain('The books balance')
      await expect(sendAdminCommand(folder, ['nope'])).rejects.toThrow('no command')
      const { port }: { port: number } = JSON.parse(readFileSync(file, 'utf8'))
      const post = (headers: Record<string, string>) =>
        fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: '{"args":["books"]}' })
      expect((await post({})).status).toBe(401)
      expect((await post({ authorization: 'Bearer guessed' })).status).toBe(401)
    } finally {
      await socket.close()
    }
    expect(existsSync(file)).toBe(false)
  })

  it('finds no operator behind the key file of a killed one', async () => {
    writeFileSync(join(folder, 'admin-socket.json'), JSON.stringify({ port: await freePort(), secret: 'x' }))
    expect(await sendAdminCommand(folder, ['books'])).toBeUndefined()
    writeFileSync(join(folder, 'admin-socket.json'), 'not json')
    expect(await sendAdminCommand(folder, ['books'])).toBeUndefined()
  })
})
