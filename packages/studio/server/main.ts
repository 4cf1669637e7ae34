// The studio alone, against the seamless wallet of any operator: `npm run studio`.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { getRequestListener } from '@hono/node-server'
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
const secret = process.env['STUDIO_SECRET']

if (values.help || wallet === undefined || secret === undefined) {
  process.stdout.write(`${usage}\n`)
  process.exitCode = values.help ? 0 : 1
} else {
  const database = await openStudioDatabase(process.env['DATABASE_URL'])
  const studio = await startStudio({
    db: database.db,
    async listen(app) {
      const server = createServer(getRequestListener(app.fetch)).listen(Number(values.port), host)
      await once(server, 'listening')
      return {
        port: (server.address() as AddressInfo).port,
        async close() {
          server.close()
          server.closeAllConnections()
          await once(server, 'close')
        },
      }
    },
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
