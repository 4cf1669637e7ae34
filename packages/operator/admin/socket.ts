import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import * as v from 'valibot'
import type { OpenDatabase } from '../database/db.ts'
import { readBody } from '../http/input.ts'
import { type Listening, listen } from '../http/listen.ts'
import type { CommandResult } from './commands.ts'
import { runOn } from './run-on.ts'
import { AdminError } from './arguments.ts'
import type { NameOf } from '../wallet/game-names.ts'

// The embedded database belongs to one process, so the command line sends its commands to the running operator, which
// listens on a free port of the loopback interface. Any process that can read the key file in the data folder may send commands.

const Key = v.object({ port: v.number(), secret: v.string() })
const Command = v.strictObject({ args: v.array(v.string()) })
const Reply = v.union([
  v.object({ lines: v.array(v.string()), ok: v.boolean() }),
  v.object({ error: v.string() }),
])

function keyFile(dataDir: string): string {
  return join(dataDir, 'admin-socket.json')
}

/** Accepts admin commands for the running operator; closing deletes the key file. */
export async function openAdminSocket(
  database: OpenDatabase,
  dataDir: string,
  nameOf: NameOf,
): Promise<{ close(): Promise<void> }> {
  const secret = randomBytes(32).toString('base64url')
  const app = new Hono()
  app.post('/', bearerAuth({ token: secret }), async (c) => {
    try {
      const { args } = await readBody(c, Command)
      return c.json(await runOn(database, args, new Date(), nameOf))
    } catch (error) {
      if (error instanceof AdminError) return c.json({ error: error.message }, 400)
      throw error
    }
  })
  const server: Listening = await listen(app, 0, '127.0.0.1', undefined)
  writeFileSync(keyFile(dataDir), JSON.stringify({ port: server.port, secret }), { mode: 0o600 })
  return {
    async close() {
      rmSync(keyFile(dataDir), { force: true })
      await server.close()
    },
  }
}

/**
 * Sends a command to the operator that runs on a data folder. `undefined` when none answers: a killed operator leaves its
 * key file behind.
 *
 * @throws AdminError as the command does
 */
export async function sendAdminCommand(
  dataDir: string,
  args: readonly string[],
): Promise<CommandResult | undefined> {
  const found = readKey(dataDir)
  if (!found) return undefined
  let response: Response
  try {
    response = await fetch(`http://127.0.0.1:${found.port}/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${found.secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ args }),
    })
  } catch {
    return undefined
  }
  // Another program may have got the port of a killed operator.
  if (response.status === 401 || response.status === 404) return undefined
  const reply = v.safeParse(Reply, await response.json().catch(() => undefined))
  if (!reply.success)
    throw new AdminError(`The operator could not do it (status ${response.status}); see its log.`)
  if ('error' in reply.output) throw new AdminError(reply.output.error)
  return reply.output
}

function readKey(dataDir: string): v.InferOutput<typeof Key> | undefined {
  try {
    return v.parse(Key, JSON.parse(readFileSync(keyFile(dataDir), 'utf8')))
  } catch {
    return undefined
  }
}
