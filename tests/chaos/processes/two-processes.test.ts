import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { referenceStudio } from '@marquee/kit/conformance/adapters/reference-studio.ts'
import { createKit } from '@marquee/kit/conformance/kit.ts'
import { allChecks, runChecks } from '@marquee/kit/conformance/run.ts'
import type { StudioAdapter } from '@marquee/kit/conformance/studio/adapter.ts'
import { walletInterfaceChecks } from '@marquee/kit/conformance/wallet/checks.ts'
import { createWalletKit } from '@marquee/kit/conformance/wallet/kit.ts'
import { openDatabase } from '@marquee/operator/database/db.ts'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { loadSecrets } from '@marquee/operator/site/secrets.ts'
import { demo } from '@marquee/operator/database/seed.ts'
import { isLong } from '../../support/length.ts'
import { freePort } from '../../support/postgres.ts'
import { type Product, startProduct } from '../../support/server-process.ts'
import { createDatabase, postgresUrl } from '../../support/server/database.ts'
import { valueAt } from '../../support/server/operator.ts'

/** A live table, which has no least time between bets, and a slot. */
const [table, slot] = ['2602', '1001']
const rounds = isLong ? 12 : 2

describe.skipIf(postgresUrl === undefined)('two processes on one PostgreSQL, called in turn', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>
  const products: Product[] = []
  beforeAll(async () => {
    database = await createDatabase(postgresUrl ?? '')
    const env = { DATABASE_URL: database.url, LOG: 'silent', WALLET_RATE: '100000', SIMULATED_BANK: 'off' }
    for (let count = 0; count < 2; count++)
      products.push(await startProduct({ port: await freePort(), studioPort: await freePort(), env }))
  })
  afterAll(async () => {
    await Promise.all(products.map((one) => one.stop()))
    await database?.drop()
  })

  /** `fetch` that calls the first process, then the second one, and so on. */
  function alternating(originOf: (product: Product) => string): typeof fetch {
    let count = 0
    return (input, init) => {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      const product = products[count++ % products.length]
      if (product === undefined) throw new Error('there is no process')
      return fetch(`${originOf(product)}${pathname}${search}`, init)
    }
  }
  const operators = alternating(({ origin }) => origin)
  const studios = alternating(({ studioOrigin }) => studioOrigin)

  /** A new session of the demo player, and a launch token of it. */
  async function launched(game: string): Promise<string> {
    const sent = await operators('http://any/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ username: demo.username, password: demo.password }),
    })
    const authorization = `Bearer ${String(valueAt(await sent.json(), 'data', 'jwt'))}`
    const response = await operators(`http://any/game/launch?game_id=${game}&type=slot`, {
      headers: { authorization },
    })
    return new URL(String(valueAt(await response.json(), 'DATA', 'url'))).searchParams.get('token') ?? ''
  }

  const missed = (findings: Awaited<ReturnType<typeof runChecks>>) =>
    findings.filter(({ result }) => result === 'misses').map(({ check, why }) => `${check.id} ${why}`)

  it('keep the contract of operators', async () => {
    const kit = await createKit({
      origin: products[0]?.origin ?? '',
      request: operators,
      configKey: 'marquee-public-config-key',
      appOrigin: undefined,
      account: { username: demo.username, password: demo.password },
    })
    const areas = isLong ? ['session', 'lobby', 'wallet', 'support', 'account'] : ['session', 'wallet']
    expect(
      missed(
        await runChecks(
          allChecks.filter(({ area }) => areas.includes(area)),
          kit,
        ),
      ),
    ).toEqual([])
  })

  it('keep the interface of wallets', async () => {
    const { db, close } = await openDatabase({ url: database.url })
    const { studio: secret } = await loadSecrets(db)
    await close()
    const kit = await createWalletKit({
      origin: products[0]?.origin ?? '',
      request: operators,
      secret,
      game: table,
      launch: () => launched(table),
    })
    const findings = await runChecks(walletInterfaceChecks, kit)
    expect(missed(findings)).toEqual([])
    expect(findings.filter(({ result }) => result === 'passes').length).toBeGreaterThan(45)
  })

  it('play one round for copies of a request at both studios, and open one session for a launch token', async () => {
    const studio: StudioAdapter = referenceStudio('http://any', studios)
    const token = await launched(slot)
    const seats = await Promise.all([1, 2, 3, 4].map(() => studio.open({ game: slot, token })))
    const [seat, ...others] = seats.filter((one) => one !== undefined)
    if (seat === undefined) throw new Error('nobody was let in')
    expect(others).toEqual([])
    /** A copy that meets a slow operator repeats the request, as a page does. */
    async function played(key: string) {
      for (;;) {
        const round = await studio.play(seat ?? '', key)
        if (round.state !== 'unfinished') return round
      }
    }
    for (let round = 0; round < rounds; round++) {
      const key = randomUUID()
      const [first, ...copies] = await Promise.all(Array.from({ length: 8 }, () => played(key)))
      expect(first?.state).toBe('over')
      for (const copy of copies) expect(copy).toEqual(first)
    }
  })

  it('leave books that balance', async () => {
    const { db, close } = await openDatabase({ url: database.url })
    expect((await auditLedger(db)).problems).toEqual([])
    await close()
  })
})
