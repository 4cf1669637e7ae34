import { errors, jwtVerify, SignJWT } from 'jose'
import { ServerCode } from '@marquee/contract/codes.ts'
import { setRecent } from '../games/recent-entries.ts'
import { RequestError } from '../http/request-error.ts'

const issuer = 'marquee-operator'
const audience = 'marquee-app'
const type = 'at+jwt'
/** How far the clocks of two operators on one database may differ. */
const clockToleranceSeconds = 60

/** The claims of both tokens of a session, which differ in their id only. */
export interface Session {
  readonly id: string
  readonly playerId: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

export interface Tokens {
  readonly jwt: string
  readonly access_token: string
}

/** The two tokens of a session. They follow from the session alone: a replayed registration gets the same tokens, and none is stored. */
export async function issueTokens(key: Uint8Array, session: Session): Promise<Tokens> {
  const [jwt, access_token] = await Promise.all([sign(key, session, 'jwt'), sign(key, session, 'access')])
  return { jwt, access_token }
}

function sign(key: Uint8Array, session: Session, use: string): Promise<string> {
  const from = seconds(session.createdAt)
  return new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: 'HS256', typ: type })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(session.playerId)
    .setJti(`${session.id}.${use}`)
    .setIssuedAt(from)
    .setNotBefore(from)
    .setExpirationTime(seconds(session.expiresAt))
    .sign(key)
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}

interface Verified {
  readonly sessionId: string
  readonly playerId: string
  /** Seconds. */
  readonly from: number
  readonly to: number
}

/** Tokens that were verified, by the key. What they say never changes; whether the session is active, the database says. */
const verifiedBy = new WeakMap<Uint8Array, Map<string, Verified>>()
const maxVerified = 20_000

/**
 * Verifies algorithm, type, issuer, audience, times and signature of a token, and gives its session and player. Only the
 * database knows whether the session is active.
 *
 * @throws RequestError 403 and 4030, which ends the session in the app
 */
export async function verifyToken(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<{ sessionId: string; playerId: string }> {
  const known = verifiedBy.get(key)?.get(token)
  if (known !== undefined && isWithin(known, now)) return known
  const verified = await verifyAnew(key, token, now)
  remember(key, token, verified)
  return verified
}

function isWithin({ from, to }: Verified, now: Date): boolean {
  const second = seconds(now)
  return from <= second + clockToleranceSeconds && second < to
}

function remember(key: Uint8Array, token: string, verified: Verified): void {
  const tokens = verifiedBy.get(key) ?? new Map<string, Verified>()
  verifiedBy.set(key, tokens)
  setRecent(tokens, token, verified, maxVerified)
}

async function verifyAnew(key: Uint8Array, token: string, now: Date): Promise<Verified> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      typ: type,
      issuer,
      audience,
      requiredClaims: ['exp', 'nbf', 'iat', 'jti', 'sub', 'sid'],
      currentDate: now,
      clockTolerance: clockToleranceSeconds,
    })
    // The tolerance is for a beginning that another operator's clock set, and not for the end.
    if ((payload.exp ?? 0) <= seconds(now)) throw sessionExpired('auth.tokenExpired')
    const sessionId = payload['sid']
    const { sub, nbf = 0, exp = 0 } = payload
    if (isUuid(sessionId) && isUuid(sub)) return { sessionId, playerId: sub, from: nbf, to: exp }
  } catch (error) {
    if (error instanceof RequestError) throw error
    if (error instanceof errors.JWTExpired) throw sessionExpired('auth.tokenExpired')
  }
  throw sessionExpired('auth.tokenInvalid')
}

/** 403 and 4030: the app ends its session. */
export function sessionExpired(key: string): RequestError {
  return new RequestError(403, ServerCode.authError, key)
}

/** Whether a value may be compared with a uuid column. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
}
