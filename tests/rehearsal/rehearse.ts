import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { command, script } from '../../scripts/command.ts'
import { allChecks, runChecks } from '@marquee/kit/conformance/run.ts'
import { createKit } from '@marquee/kit/conformance/kit.ts'
import { openDatabase } from '@marquee/operator/database/db.ts'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { demo } from '@marquee/operator/database/seed.ts'
import { findPostgres, freePort, startPostgres } from '../support/postgres.ts'
import { type Product, startProduct } from '../support/server-process.ts'
import { checkProxy } from './proxy-checks.ts'
import { startNginx } from './nginx.ts'
import { startLoad, type Tally } from './load.ts'

const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** Runs the whole rehearsal; `specs` are end-to-end files to run through nginx. Returns whether everything passed. */
export async function rehearse(folder: string, specs: readonly string[]): Promise<boolean> {
  const binaries = findPostgres()
  if (binaries === undefined) throw new Error('there is no PostgreSQL: install postgresql')
  const postgres = await startPostgres(binaries)
  const [appPort, studioPort] = [await freePort(), await freePort()]
  const origin = `https://localhost:${appPort}`
  const certificate = join(folder, 'cert.pem')
  const env = {
    DATABASE_URL: postgres.url,
    TRUST_PROXY: '1',
    HOST: '127.0.0.1',
    HOSTS: 'localhost',
    APP_URL: origin,
    STUDIO_ORIGIN: `https://localhost:${studioPort}`,
    SIMULATED_BANK: 'off',
    WALLET_RATE: '100000',
    LOG: 'json',
  }
  const operators: Product[] = []
  let passed = true
  const part = async (title: string, work: () => Promise<readonly string[]>): Promise<void> => {
    const begin = performance.now()
    const wrong = await work()
    passed &&= wrong.length === 0
    print(
      `${wrong.length === 0 ? 'holds' : 'FAILS'}  ${title} (${((performance.now() - begin) / 1000).toFixed(1)} s)`,
    )
    for (const line of wrong) print(`       ${line}`)
  }
  try {
    for (let count = 0; count < 2; count++) {
      operators.push(await startProduct({ port: await freePort(), studioPort: await freePort(), env }))
    }
    const ports = operators.map((one) => [portOf(one.origin), portOf(one.studioOrigin)] as const)
    await script('scripts/page-headers.ts', [origin], { env: { STUDIO_ORIGIN: env.STUDIO_ORIGIN } })
    const nginx = await startNginx(folder, {
      appPort,
      studioPort,
      plainPort: await freePort(),
      operators: ports,
      certificate,
      key: join(folder, 'key.pem'),
    })
    try {
      await part('files, pages and headers are as players need them', () => checkProxy(origin, certificate))
      await part('the contract holds through nginx', () => conformance(origin))
      const [first, second] = operators
      if (!first || !second) throw new Error('there are fewer than two operators')
      await part('a new version is rolled out under load: no submission fails', () =>
        underLoad(origin, async () => {
          for (const one of [first, second]) {
            await one.end()
            await one.restart()
            await delay(1_500)
          }
        }),
      )
      await part('one process is killed under load: no submission fails', () =>
        underLoad(origin, async () => {
          await first.kill()
          await delay(4_000)
          await first.restart()
        }),
      )
      await part('the books balance', () => books(postgres.url))
      if (specs.length > 0)
        await part(`end-to-end through nginx: ${specs.join(' ')}`, () =>
          journeys(origin, postgres.url, specs),
        )
      await part('with both processes down, a page still opens and a call is refused', async () => {
        await Promise.all(operators.map((one) => one.kill()))
        return checkClosedOrigin(origin)
      })
    } finally {
      await nginx.stop()
    }
  } finally {
    await Promise.all(operators.map((one) => one.stop()))
    await postgres.stop()
  }
  return passed
}

const portOf = (origin: string): number => Number(new URL(origin).port)

async function conformance(origin: string): Promise<readonly string[]> {
  const kit = await createKit({
    origin,
    configKey: 'marquee-public-config-key',
    appOrigin: undefined,
    account: { username: demo.username, password: demo.password },
  })
  const findings = await runChecks(allChecks, kit)
  return findings.filter(({ result }) => result === 'misses').map(({ check, why }) => `${check.id}: ${why}`)
}

/** Submissions before, during and after `work`; what went wrong for a player. */
async function underLoad(origin: string, work: () => Promise<void>): Promise<readonly string[]> {
  const load = await startLoad(origin, 8)
  await delay(2_000)
  await work()
  await delay(2_000)
  await load.stop()
  print(`       ${summary(load.tally)}`)
  return load.tally.failed
}

function summary({ requests, repeated, slowest, visits }: Tally): string {
  const worst = (slowest / 1000).toFixed(1)
  return `${requests} submissions, ${repeated} repeated with their key, the slowest ${worst} s; ${visits} visits`
}

async function books(url: string): Promise<readonly string[]> {
  const database = await openDatabase({ url })
  try {
    return (await auditLedger(database.db)).problems
  } finally {
    await database.close()
  }
}

async function journeys(
  origin: string,
  database: string,
  specs: readonly string[],
): Promise<readonly string[]> {
  const { code, output } = await command('playwright', ['test', ...specs, '--project=phone'], {
    env: { E2E_ORIGIN: origin, E2E_DATABASE_URL: database },
  })
  return code === 0 ? [] : output.trim().split('\n').slice(-30)
}

async function checkClosedOrigin(origin: string): Promise<readonly string[]> {
  const page = await fetch(`${origin}/support`, { headers: { accept: 'text/html' } })
  const text = await page.text()
  const call = await fetch(`${origin}/main/init`)
  return [
    ...(page.ok && text.includes('id="root"') ? [] : [`a page returns ${page.status}`]),
    ...(page.headers.get('content-security-policy')?.includes("script-src 'self' 'sha256-")
      ? []
      : ['the page has no policy']),
    ...(call.status === 503 ? [] : [`a call returns ${call.status}`]),
  ]
}
