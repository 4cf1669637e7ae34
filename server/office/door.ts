import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Db } from '../db.ts'
import { readBody } from '../http/input.ts'
import { type Listening, listen } from '../http/listen.ts'
import { type OfficeAnswer, runCommand } from './commands.ts'
import { OfficeFault } from './words.ts'

// The embedded database belongs to one process, so the back office asks the running operator to run its commands.
// It listens on loopback only, on any free port; who may ask is who can read the key file in the data folder.

const Key = v.object({ port: v.number(), secret: v.string() })
const Order = v.strictObject({ words: v.array(v.string()) })
const Reply = v.union([
  v.object({ lines: v.array(v.string()), ok: v.boolean() }),
  v.object({ fault: v.string() }),
])

function keyFile(dataDir: string): string {
  return join(dataDir, 'office.json')
}

/** Opens the back office's door for the running operator; closing it removes the key. */
export async function openDoor(db: Db, dataDir: string): Promise<{ close(): Promise<void> }> {
  const secret = randomBytes(32).toString('base64url')
  const app = new Hono()
  app.post('/', async (c) => {
    if (!sameText(c.req.header('authorization') ?? '', `Bearer ${secret}`))
      return c.json({ fault: 'no key' }, 401)
    try {
      const { words } = await readBody(c, Order)
      return c.json(await runCommand(db, words, new Date()))
    } catch (error) {
      if (error instanceof OfficeFault) return c.json({ fault: error.message }, 400)
      throw error
    }
  })
  const door: Listening = await listen(app, 0, '127.0.0.1', undefined)
  writeFileSync(keyFile(dataDir), JSON.stringify({ port: door.port, secret }), { mode: 0o600 })
  return {
    async close() {
      rmSync(keyFile(dataDir), { force: true })
      await door.close()
    },
  }
}

/**
 * Asks the operator that runs on a data folder. `undefined` when none answers: a key file may be left by a killed one.
 *
 * @throws OfficeFault as the command does
 */
export async function knock(dataDir: string, words: readonly string[]): Promise<OfficeAnswer | undefined> {
  const found = readKey(dataDir)
  if (!found) return undefined
  let response: Response
  try {
    response = await fetch(`http://127.0.0.1:${found.port}/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${found.secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ words }),
    })
  } catch {
    return undefined
  }
  // Another program may have got the port of a killed operator: it does not know the key.
  if (response.status === 401 || response.status === 404) return undefined
  const reply = v.safeParse(Reply, await response.json().catch(() => undefined))
  if (!reply.success)
    throw new OfficeFault(`The operator could not do it (status ${response.status}); see its log.`)
  if ('fault' in reply.output) throw new OfficeFault(reply.output.fault)
  return reply.output
}

function readKey(dataDir: string): v.InferOutput<typeof Key> | undefined {
  try {
    return v.parse(Key, JSON.parse(readFileSync(keyFile(dataDir), 'utf8')))
  } catch {
    return undefined
  }
}

function sameText(one: string, other: string): boolean {
  const digest = (text: string) => new Uint8Array(createHash('sha256').update(text).digest())
  return timingSafeEqual(digest(one), digest(other))
}
