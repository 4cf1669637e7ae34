import { hash, verify } from '@node-rs/argon2'

// argon2id, 19 MiB, two passes, one lane. The package's enum of algorithms cannot be imported under isolated modules; argon2id is its default.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A salted argon2id hash in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let nobody: Promise<string> | undefined

/** Whether the password fits. With no hash (no such account) it does the same work and says no. */
export async function checkPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('an account that does not exist')
  const fits = await verify(stored ?? (await nobody), password)
  return stored !== undefined && fits
}
