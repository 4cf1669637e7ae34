import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from '../database/db.ts'
import { secrets } from '../database/schema.ts'

/** Keys that all processes on one database share. */
export interface Secrets {
  /** Signs tokens. */
  readonly tokens: Uint8Array
  /** Signs a studio's calls. */
  readonly studio: string
  /** Private VAPID key of push messages. */
  readonly push: string
  /** HMAC of a text that may be a password or an address: equal texts are recognised, none can be read. */
  fingerprint(text: string): string
}

/** Reads the operator's secrets from the database; the first process creates them. */
export async function loadSecrets(db: Db): Promise<Secrets> {
  const fresh = ['tokens', 'studio', 'fingerprints', 'push'].map((name) => ({
    name,
    value: randomBytes(32).toString('base64url'),
  }))
  await db.insert(secrets).values(fresh).onConflictDoNothing()
  const rows = new Map((await db.select().from(secrets)).map((row) => [row.name, row.value]))
  const named = (name: string): string => {
    const value = rows.get(name)
    if (value === undefined) throw new Error(`the database has no secret named ${name}`)
    return value
  }
  const fingerprints = named('fingerprints')
  return {
    tokens: new Uint8Array(Buffer.from(named('tokens'), 'base64url')),
    studio: named('studio'),
    push: named('push'),
    fingerprint: (text) => createHmac('sha256', fingerprints).update(text).digest('base64url'),
  }
}
