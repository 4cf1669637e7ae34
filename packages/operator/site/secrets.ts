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
  /** The same of a person's details, with a key that is never rotated: an exclusion is recognised in other accounts for years. */
  personFingerprint(text: string): string
}

const names = ['tokens', 'studio', 'fingerprints', 'push', 'persons'] as const

/** Reads the operator's secrets from the database; the first process creates them. */
export async function loadSecrets(db: Db): Promise<Secrets> {
  const stored = await db.select().from(secrets)
  // Older databases have no key of persons: their marks were made with the one of fingerprints.
  const former = stored.find(({ name }) => name === 'fingerprints')?.value
  const random = () => randomBytes(32).toString('base64url')
  const fresh = names.map((name) => ({ name, value: (name === 'persons' ? former : undefined) ?? random() }))
  await db.insert(secrets).values(fresh).onConflictDoNothing()
  const rows = new Map((await db.select().from(secrets)).map((row) => [row.name, row.value]))
  const named = (name: (typeof names)[number]): string => {
    const value = rows.get(name)
    if (value === undefined) throw new Error(`the database has no secret named ${name}`)
    return value
  }
  const hmac = (key: string) => (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    tokens: new Uint8Array(Buffer.from(named('tokens'), 'base64url')),
    studio: named('studio'),
    push: named('push'),
    fingerprint: hmac(named('fingerprints')),
    personFingerprint: hmac(named('persons')),
  }
}
