import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

export interface TemporaryPostgres {
  /** `postgres://` address of an empty database. */
  readonly url: string
  readonly pid: number
  /** Ends the server and starts it on the same port and data. `crash` ends it without a checkpoint. */
  restart(how: 'orderly' | 'crash'): Promise<void>
  stop(): Promise<void>
}

interface Owner {
  readonly uid?: number
  readonly gid?: number
}

/** The folder that holds `initdb` and `postgres`: on the PATH, or where Debian keeps each version; undefined when there is none. */
export function findPostgres(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(delimiter)
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : []
  return [...onPath, ...versions].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/**
 * Starts an empty PostgreSQL on a free loopback port with its data in a temporary folder. PostgreSQL refuses to
 * run as root: there it runs as the user `postgres`, or as nobody. Throws when it does not come up within 30 s.
 */
export async function startPostgres(binaries: string): Promise<TemporaryPostgres> {
  const owner = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'marquee-pg-'))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'marquee', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: folder, stdio: 'pipe' },
  )
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 200,
    // The data is thrown away: durability across a power loss would only slow the tests down.
    fsync: 'off',
    full_page_writes: 'off',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let server = await launch()
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }

  async function launch(): Promise<ChildProcess> {
    const child = spawn(join(binaries, 'postgres'), ['-D', data, ...options], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const log: string[] = []
    child.stderr.setEncoding('utf8').on('data', (text: string) => log.push(text))
    for (let tries = 0; tries < 300; tries++) {
      if (child.exitCode !== null) break
      if (log.join('').includes('ready to accept connections')) return child
      await delay(100)
    }
    child.kill('SIGINT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    throw new Error(`PostgreSQL did not start:\n${log.join('')}`)
  }

  return {
    url: `postgres://marquee@127.0.0.1:${port}/postgres`,
    get pid() {
      return server.pid ?? 0
    },
    async restart(how) {
      await end(how === 'crash' ? 'SIGQUIT' : 'SIGINT')
      server = await launch()
    },
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function unprivileged(): Owner {
  if (process.getuid?.() !== 0) return {}
  return { uid: idOf('-u', 'postgres') ?? 65_534, gid: idOf('-g', 'postgres') ?? 65_534 }
}

function idOf(flag: '-u' | '-g', user: string): number | undefined {
  const response = spawnSync('id', [flag, user], { encoding: 'utf8' })
  return response.status === 0 ? Number(response.stdout.trim()) : undefined
}

/** A port that nothing listens on right now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
