import { hash, verify } from '@node-rs/argon2'

// argon2id (the package's default), 19 MiB, two passes, one lane: the recommendation of OWASP.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A salted argon2id hash in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let hashOfNobody: Promise<string> | undefined

/** Whether the password matches. Without a hash (no such account) it does the same work and gives false. */
export async function checkPassword(stored: string | undefined, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword('an account that does not exist')
  const matches = await verify(stored ?? (await hashOfNobody), password)
  return stored !== undefined && matches
}
