import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { openDatabase } from '@marquee/operator/database/db.ts'
import { sendAdminCommand } from '@marquee/operator/admin/socket.ts'
import { players, walletRequests } from '@marquee/operator/database/schema.ts'
import { startFaultProxy } from '../../support/fault-proxy.ts'
import { countOf } from '../../support/length.ts'
import { freePort } from '../../support/postgres.ts'
import { seeded } from '../../support/seed.ts'
import { startProduct } from '../../support/server-process.ts'
import { textAt } from '../../support/server/operator.ts'
import { remotePlayer } from '../../support/server/wallet-client.ts'

const rounds = countOf('WALLET_ROUNDS')
/** Every so many rounds the operator is killed while it handles the submission. */
const killEvery = 20
const folder = mkdtempSync(join(tmpdir(), 'marquee-submissions-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const paths = {
  deposit: '/wallet/deposit',
  withdraw: '/wallet/withdraw',
  convert: '/wallet/points/convert',
} as const
const bodies = {
  deposit: { amount: 10_000, depositor: 'Kim' },
  withdraw: { amount: 10_000 },
  convert: { points: 10_000 },
} as const
type Kind = keyof typeof paths

describe('submissions whose first response never arrives', () => {
  it(
    `have one effect each or none in ${rounds} rounds, and the operator tells which`,
    { timeout: 1_200_000 },
    () =>
      seeded(async (random) => {
        const data = join(folder, 'data')
        const port = await freePort()
        const product = await startProduct({
          port,
          studioPort: await freePort(),
          dataDir: data,
          env: { LOG: 'silent', SIMULATED_BANK: 'off', WALLET_RATE: '1000000' },
        })
        const proxy = await startFaultProxy(port)
        const office = async (...words: string[]) => {
          const response = await sendAdminCommand(data, words)
          if (!response?.ok) throw new Error(`the back office did not do "${words.join(' ')}"`)
        }
        const done = { deposit: 0, withdraw: 0, convert: 0 }
        let voided = 0
        const player = await remotePlayer(proxy.origin, product.origin, 'submitter')
        try {
          await office('credit', player.username, String(rounds * 10_000))
          await office('credit-points', player.username, String(rounds * 10_000))
          for (let round = 1; round <= rounds; round++) {
            const kind = random.pick<Kind>(['deposit', 'withdraw', 'convert'])
            const key = randomUUID()
            // The response to the first copy is lost after the operator's commit; later copies pass.
            let copies = 0
            proxy.setPlan((request) =>
              request.headers['idempotency-key'] === key && copies++ === 0 ? { kind: 'drop' } : undefined,
            )
            const submit = () => player.send('POST', paths[kind], bodies[kind], key)
            if (round % killEvery === 0) {
              const submitted = submit()
              await delay(random.integer(0, 25))
              await product.kill()
              expect(await submitted).toBeUndefined()
              await product.restart()
            } else {
              expect(await submit()).toBeUndefined()
              // What a browser may do by itself: the same request again, here at the same time as the question.
              if (random.chance(0.3)) void submit()
            }
            const outcome = await player.outcome(key)
            if (outcome.state === 'done') {
              done[kind] += 1
              if (kind === 'deposit') await office('reject', textAt(outcome.data, 'id'))
            } else {
              voided += 1
              expect((await player.send('POST', paths[kind], bodies[kind], key))?.message).toBe(
                'request.abandoned',
              )
              expect((await player.outcome(key)).state).toBe('void')
            }
          }
        } finally {
          await proxy.close()
          await product.kill()
        }

        // Only a kill can prevent the effect of a submission.
        expect(voided).toBeLessThanOrEqual(rounds / killEvery)
        const after = await openDatabase({ folder: data })
        try {
          const kinds = await after.db
            .select({
              kind: sql<Kind>`case when status = 'point_conversion' then 'convert' else kind end`,
              count: sql<number>`count(*)::int`,
            })
            .from(walletRequests)
            .innerJoin(players, eq(players.id, walletRequests.playerId))
            .where(eq(players.username, player.username))
            .groupBy(sql`1`)
          expect(Object.fromEntries(kinds.map((row) => [row.kind, row.count]))).toEqual(
            Object.fromEntries(Object.entries(done).filter(([, count]) => count > 0)),
          )
          expect((await auditLedger(after.db)).problems).toEqual([])
        } finally {
          await after.close()
        }
      }),
  )
})
