import { chmodSync, existsSync, statSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { openDatabase } from '@marquee/operator/database/db.ts'
import { lockFolder } from '@marquee/operator/database/folder-lock.ts'
import { demo, seed } from '@marquee/operator/database/seed.ts'
import { readSettings } from '@marquee/operator/site/settings.ts'
import { freePort } from '../../support/postgres.ts'
import { runProductToExit, startProduct } from '../../support/server-process.ts'
import { prepareDataFolder } from '../../support/template-database.ts'

const root = mkdtempSync(join(tmpdir(), 'marquee-start-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function freePorts(): Promise<{ PORT: string; STUDIO_PORT: string }> {
  return { PORT: String(await freePort()), STUDIO_PORT: String(await freePort()) }
}

/** One sentence on the terminal, and no stack. */
function expectSentence(run: { code: number | null; output: string }, words: string): void {
  expect(run.output.trim().split('\n')).toHaveLength(1)
  expect(run.output).toContain(words)
  expect(run.code).toBe(1)
}

// Side by side: each waits for a process of its own, on ports and in a folder of its own.
describe.concurrent('refusing to start', () => {
  it('names a taken port', { timeout: 180_000 }, async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = address !== null && typeof address === 'object' ? String(address.port) : ''
    const dataDir = join(root, 'taken')
    await prepareDataFolder(dataDir)
    try {
      const run = await runProductToExit({ ...(await freePorts()), PORT: port, DATA_DIR: dataDir })
      expectSentence(run, `Port ${port} is taken`)
    } finally {
      other.close()
    }
  })

  it('names a data folder that is none', { timeout: 180_000 }, async () => {
    const file = join(root, 'a-file')
    writeFileSync(file, 'x')
    expectSentence(
      await runProductToExit({ ...(await freePorts()), DATA_DIR: file }),
      `The data folder ${file}`,
    )
    expectSentence(
      await runProductToExit({ ...(await freePorts()), DATA_DIR: join(file, 'below') }),
      'cannot be read and written',
    )
  })

  // Root may read and write everything.
  it.skipIf(process.getuid?.() === 0)('names a data folder that may not be written', async () => {
    const folder = mkdtempSync(join(root, 'locked-'))
    chmodSync(folder, 0o500)
    expectSentence(
      await runProductToExit({ ...(await freePorts()), DATA_DIR: folder }),
      `The data folder ${folder}`,
    )
  })

  it('names a database that does not respond, without its password', async () => {
    const run = await runProductToExit({
      ...(await freePorts()),
      DATA_DIR: join(root, 'db'),
      DATABASE_URL: `postgres://me:hunter2@127.0.0.1:${await freePort()}/shop`,
    })
    expectSentence(run, 'The database at 127.0.0.1')
    expect(run.output).not.toContain('hunter2')
  })

  it(
    'names both currencies where the site has another one than its ledger',
    { timeout: 180_000 },
    async () => {
      const dataDir = join(root, 'won')
      await prepareDataFolder(dataDir)
      const opened = await openDatabase({ folder: dataDir })
      await seed(opened.db, 'KRW')
      await opened.close()
      const site = join(root, 'dollars.json')
      writeFileSync(site, '{"VARIABLES":{"currency":"USD"}}')
      const run = await runProductToExit({ ...(await freePorts()), DATA_DIR: dataDir, SITE_CONFIG: site })
      expectSentence(run, 'uses KRW, but the site configuration says USD')
    },
  )

  it('names a database of a version that it does not know', { timeout: 180_000 }, async () => {
    const dataDir = join(root, 'newer')
    await prepareDataFolder(dataDir)
    const opened = await openDatabase({ folder: dataDir })
    await opened.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      values ('of a later version', ${Date.now() + 86_400_000})`)
    await opened.close()
    const run = await runProductToExit({ ...(await freePorts()), DATA_DIR: dataDir })
    expectSentence(run, 'was written by a version of Marquee that this one does not know')
  })

  it('has no demo player and no announcements with DEMO=off', async () => {
    const { PORT, STUDIO_PORT } = await freePorts()
    const ports = { port: Number(PORT), studioPort: Number(STUDIO_PORT) }
    const product = await startProduct({ ...ports, dataDir: join(root, 'own'), env: { DEMO: 'off' } })
    try {
      const login = await fetch(`${product.origin}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(demo),
      })
      expect(login.status).toBe(401)
      const notices: unknown = await (await fetch(`${product.origin}/supports/notice`)).json()
      expect(notices).toMatchObject({ data: { list: [] } })
    } finally {
      await product.stop()
    }
  })

  it('lets one process at a time use an embedded database, and the next one after a kill; its games open in the app', async () => {
    const dataDir = join(root, 'shared')
    const one = await freePorts()
    // Behind a proxy: the app is not where the operator listens.
    const env = { APP_URL: 'https://play.example.org' }
    const ports = { port: Number(one.PORT), studioPort: Number(one.STUDIO_PORT) }
    const first = await startProduct({ ...ports, dataDir, env })
    try {
      const game = await fetch(`${first.studioOrigin}/play/1001`)
      expect(game.headers.get('content-security-policy')).toMatch(
        /frame-ancestors[^;]* https:\/\/play\.example\.org/,
      )
      const second = await runProductToExit({ ...(await freePorts()), DATA_DIR: dataDir })
      expectSentence(second, 'is in use by another process')
      expect((await fetch(`${first.origin}/healthz`)).status).toBe(200)
      await first.kill()
      await first.restart()
      expect((await fetch(`${first.origin}/healthz`)).status).toBe(200)
    } finally {
      await first.stop()
    }
    expect(existsSync(join(dataDir, 'admin-socket.json'))).toBe(false)
  })

  it.skipIf(process.platform === 'win32')(
    'closes the database in a folder that others may read',
    async () => {
      const folder = join(root, 'open')
      await prepareDataFolder(folder)
      const inside = join(folder, 'pglite')
      for (const path of [folder, inside]) chmodSync(path, 0o755)
      const opened = await openDatabase({ folder })
      await opened.close()
      expect(statSync(inside).mode & 0o777).toBe(0o700)
    },
  )

  it('locks a folder exactly once, and again after its release', () => {
    const folder = join(root, 'lock')
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow('in use by another process')
    unlock()
    unlock()
    lockFolder(folder)()
  })
})

describe('settings', () => {
  const read = (env: Readonly<Record<string, string>>) => readSettings(env, false)

  it('have the documented defaults', () => {
    const settings = read({})
    expect(settings).toMatchObject({ port: 4173, host: '127.0.0.1', tls: undefined, log: 'json' })
    expect(settings.dataDir).toMatch(/[\\/]\.data$/)
    expect(settings.app).toMatchObject({ studioPort: 4174, trustedProxies: 0 })
    expect(read({ TLS: 'auto' }).host).toBe('0.0.0.0')
    expect(read({ PORT: ' 80 ', DATABASE_URL: 'postgres://x/y' }).source).toEqual({ url: 'postgres://x/y' })
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535, not "abc".'],
    [{ PORT: '0' }, 'PORT must be'],
    [{ PORT: '70000' }, 'PORT must be'],
    [{ PORT: '80.5' }, 'PORT must be'],
    [{ STUDIO_PORT: '-1' }, 'STUDIO_PORT must be'],
    [{ SEED_GAMES: 'many' }, 'SEED_GAMES must be'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be'],
    [{ SESSION_SECONDS: '1' }, 'SESSION_SECONDS must be'],
    [{ PORT: '4174' }, 'PORT and STUDIO_PORT must differ'],
    [{ TLS: 'maybe' }, 'TLS must be auto or off'],
    [{ TLS_CERT: 'cert.pem' }, 'TLS_CERT and TLS_KEY go together'],
    [{ LOG: 'loud' }, 'LOG must be'],
    [{ APP_ORIGINS: 'https://a.example, http://b.example' }, '"http://b.example" is no origin'],
    [{ APP_ORIGINS: 'https://a.example/path' }, 'is no origin'],
    [{ SITE_CONFIG: join(root, 'missing.json') }, 'The site configuration'],
  ])('refuse %o', (env, words) => {
    expect(() => read(env)).toThrow(words)
  })

  it('refuse a site configuration that would not be one', () => {
    const file = join(root, 'site.json')
    for (const text of [
      '{',
      '{"VARIABLES":{"title":""}}',
      '{"domains":{"a.example":{"VARIABLES":{"currency":"won"}}}}',
      // Well-formed, but no currency.
      '{"VARIABLES":{"currency":"USB"}}',
      // One ledger holds one currency.
      '{"domains":{"a.example":{"VARIABLES":{"currency":"USD"}}}}',
      // No amount could be deposited.
      '{"VARIABLES":{"currency":"USD","amount_max":500}}',
      '{"VARIABLES":{"currency":"USD","amount_unit":1000,"amount_min":1500,"amount_max":1900}}',
    ]) {
      writeFileSync(file, text)
      expect(() => read({ SITE_CONFIG: file })).toThrow('The site configuration')
    }
    writeFileSync(file, '{"VARIABLES":{"title":"House","company":"House Ltd"}}')
    expect(read({ SITE_CONFIG: file }).app.siteOverrides.VARIABLES).toEqual({
      title: 'House',
      company: 'House Ltd',
    })
  })
})

describe('a running operator', () => {
  it('says where it is and who may play, serves a call, and ends cleanly on request, twice even', async () => {
    const { PORT, STUDIO_PORT } = await freePorts()
    const product = await startProduct({
      port: Number(PORT),
      studioPort: Number(STUDIO_PORT),
      isEmpty: true,
    })
    try {
      expect(product.output()).toContain(`http://localhost:${PORT}`)
      // Written after what `startProduct` waits for.
      await expect.poll(() => product.output()).toContain('demo / demo-pass-1')
      expect(product.output()).toContain(
        `The data folder ${product.dataDir} had no database: a new one was made.`,
      )
      const response = await fetch(`${product.origin}/auth/login`, {
        method: 'POST',
        body: JSON.stringify({ username: 'demo', password: 'demo-pass-1' }),
      })
      expect(response.status).toBe(200)
      process.kill(product.pid, 'SIGINT')
    } finally {
      await product.stop()
    }
    await expect(fetch(`${product.origin}/healthz`)).rejects.toThrow()
  })
})
