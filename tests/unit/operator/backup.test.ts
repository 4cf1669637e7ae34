import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demo } from '@marquee/operator/database/seed.ts'
import { freePort } from '../../support/postgres.ts'
import { numberAt, textAt } from '../../support/server/operator.ts'
import { type Product, startProduct } from '../../support/server-process.ts'

const root = mkdtempSync(join(tmpdir(), 'marquee-backup-'))
const dataDir = join(root, 'data')
const file = join(root, 'marquee.backup')
const admin = join(import.meta.dirname, '..', '..', '..', 'scripts', 'admin.ts')
let product: Product

beforeAll(async () => {
  product = await startProduct({ port: await freePort(), studioPort: await freePort(), dataDir })
})
afterAll(async () => {
  await product.stop()
  rmSync(root, { recursive: true, force: true })
})

/** Runs a command of the back office beside the operator, or without it. */
function office(...args: readonly string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  // Not the data folder: a relative name means a file of whoever types the command.
  const { status, stdout, stderr } = spawnSync(process.execPath, [admin, ...args], {
    env,
    cwd: root,
    encoding: 'utf8',
  })
  return { status, output: `${stdout}${stderr}` }
}

async function post(path: string, body: unknown, token?: string): Promise<unknown> {
  const response = await fetch(`${product.origin}${path}`, {
    method: 'POST',
    headers: {
      'idempotency-key': crypto.randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  })
  return response.json()
}

const signIn = async () => textAt(await post('/auth/login', demo), 'data', 'jwt')

async function cash(token: string): Promise<number> {
  const response = await fetch(`${product.origin}/main/init`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return numberAt(await response.json(), 'DATA', 'ui', 'amount')
}

/** Something that writes while the backup is made. */
async function writeTicket(number: number): Promise<void> {
  await post('/supports/ticket', {
    email: 'a@example.test',
    subject: `Ticket ${number}`,
    content: 'While it is copied.',
  })
}

it('copies what a serving operator holds, and makes it anew with its books balanced and its sessions alive', async () => {
  const token = await signIn()
  const atFirst = await cash(token)
  await post('/wallet/withdraw', { amount: 10_000 }, token)
  expect(await cash(token)).toBe(atFirst - 10_000)

  const writing = Promise.all(Array.from({ length: 20 }, (_, at) => writeTicket(at)))
  const made = office('backup', 'marquee.backup')
  await writing
  expect([made.status, made.output]).toEqual([0, expect.stringContaining('MB')])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(office('backup', file).output).toContain('exists already')

  const history = join(dataDir, 'studio-history')
  writeFileSync(history, 'the newest start')
  await post('/wallet/withdraw', { amount: 20_000 }, token)
  expect([office('restore', file).status, office('restore', file).output]).toEqual([
    1,
    expect.stringContaining('in use by another process'),
  ])

  // The studio continues with its seeds where nothing was restored.
  expect(readFileSync(history, 'utf8')).toBe('the newest start')

  await product.kill()
  const restored = office('restore', 'marquee.backup')
  // Without it the studio retires the seeds whose results players have seen.
  expect(existsSync(history)).toBe(false)
  expect([restored.status, restored.output]).toEqual([0, expect.stringContaining('The books balance.')])
  expect(readdirSync(dataDir).filter((name) => name.includes('.before-'))).toHaveLength(1)
  await product.restart()
  // The session of before the backup continues: its keys were in the backup.
  expect(await cash(token)).toBe(atFirst - 10_000)
})

it('leaves everything as it was where the backup cannot be opened', async () => {
  const before = await cash(await signIn())
  await product.kill()
  const history = join(dataDir, 'studio-history')
  writeFileSync(history, 'the newest start')
  const broken = join(root, 'broken.backup')
  writeFileSync(broken, 'this is no backup')
  const refused = office('restore', broken)
  expect(refused.status).toBe(1)
  expect(refused.output.trim().split('\n')).toHaveLength(1)
  expect(office('restore', join(root, 'none')).output).toContain('There is no file')
  expect(existsSync(join(dataDir, 'pglite'))).toBe(true)
  expect(readFileSync(history, 'utf8')).toBe('the newest start')
  await product.restart()
  expect(await cash(await signIn())).toBe(before)
})
