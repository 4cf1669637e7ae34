// The studio alone, against the seamless wallet of any operator: `npm run studio`.
import { parseArgs } from 'node:util'
import { serve, type ServerType } from '@hono/node-server'
import { openStudioDatabase } from './database.ts'
import { startStudio } from './start.ts'

const usage = `npm run studio -- --wallet ORIGIN [options]

  --wallet ORIGIN    the operator's origin, such as http://localhost:4180
  --port PORT        of the games (4181)
  --host HOST        whom it listens for (127.0.0.1: this machine only)

The environment has the secret that operator and studio share (STUDIO_SECRET), and a PostgreSQL for the rounds
(DATABASE_URL); without one they are in memory.`

const { values } = parseArgs({
  options: {
    wallet: { type: 'string' },
    port: { type: 'string', default: '4181' },
    host: { type: 'string', default: '127.0.0.1' },
    help: { type: 'boolean', default: false },
  },
})
const { wallet, host } = values
const secret = process.env['STUDIO_SECRET']?.trim() || undefined

if (values.help || wallet === undefined || secret === undefined) {
  process.stdout.write(`${usage}\n`)
  process.exitCode = values.help ? 0 : 1
} else {
  const database = await openStudioDatabase(process.env['DATABASE_URL']?.trim() || undefined)
  const studio = await startStudio({
    db: database.db,
    listen: (app) =>
      new Promise((resolve, reject) => {
        const server = serve({ fetch: app.fetch, port: Number(values.port), hostname: host }, ({ port }) =>
          resolve({ port, close: () => stopServer(server) }),
        )
        server.once('error', reject)
      }),
    operatorOrigin: wallet,
    secret,
    log: (event) => void process.stdout.write(`${JSON.stringify(event)}\n`),
  })
  process.stdout.write(
    `The studio is ready at http://localhost:${studio.port}, its wallet is ${wallet}/studio/\n`,
  )
  const stop = async (): Promise<void> => {
    await studio.close()
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
}

/** Waits for calls under way, 5 s at most: a spin that is cut off would have its stake with the operator only. */
async function stopServer(server: ServerType): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  if ('closeIdleConnections' in server) server.closeIdleConnections()
  const timer = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 5_000)
  await closed
  clearTimeout(timer)
}
