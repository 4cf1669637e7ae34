import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { invalid } from '../http/request-error.ts'
import type { SignedIn } from '../services.ts'
import { passkeyChallenges } from './schema.ts'

/** How long a challenge is valid, seconds. */
export const challengeSeconds = 5 * 60

/** What a challenge was given out for. A response counts for the same purpose, and nothing else. */
export type Purpose =
  | { readonly for: 'signIn' }
  | { readonly for: 'add'; readonly player: SignedIn }
  /** `about`: a fingerprint of the bank account that is confirmed. */
  | { readonly for: 'bank'; readonly player: SignedIn; readonly about: string }

/** Stores a new challenge and gives it: 32 random bytes, base64url. */
export async function giveChallenge(db: Db, purpose: Purpose, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + challengeSeconds * 1000)
  await db.insert(passkeyChallenges).values({ challenge, ...rowOf(purpose), expiresAt })
  return challenge
}

/**
 * Takes the challenge that a response names, once: not in a transaction that may still be undone, or a refused response could
 * be tried again.
 *
 * @throws RequestError 400 `passkey.expired` for a challenge that is unknown, expired, used before, or of another purpose,
 * player or session
 */
export async function takeChallenge(
  db: Db,
  clientDataJSON: string,
  purpose: Purpose,
  now: Date,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON)
  const { playerId, sessionId, about } = rowOf(purpose)
  const [taken] =
    challenge === undefined
      ? []
      : await db
          .delete(passkeyChallenges)
          .where(
            and(
              eq(passkeyChallenges.challenge, challenge),
              eq(passkeyChallenges.purpose, purpose.for),
              playerId === null
                ? isNull(passkeyChallenges.playerId)
                : eq(passkeyChallenges.playerId, playerId),
              sessionId === null
                ? isNull(passkeyChallenges.sessionId)
                : eq(passkeyChallenges.sessionId, sessionId),
              eq(passkeyChallenges.about, about),
              gt(passkeyChallenges.expiresAt, now),
            ),
          )
          .returning({ challenge: passkeyChallenges.challenge })
  if (!taken) throw invalid('passkey.expired')
  return taken.challenge
}

function rowOf(purpose: Purpose) {
  const player = purpose.for === 'signIn' ? undefined : purpose.player
  return {
    purpose: purpose.for,
    playerId: player?.id ?? null,
    sessionId: player?.sessionId ?? null,
    about: purpose.for === 'bank' ? purpose.about : '',
  }
}

/** The challenge in the client data of a response (WebAuthn), which nobody has verified yet. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const challenge: unknown =
      typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : undefined
    return typeof challenge === 'string' && /^[\w-]{43}$/.test(challenge) ? challenge : undefined
  } catch {
    return undefined
  }
}
