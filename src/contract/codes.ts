/**
 * The error catalogue of section 8: every code that an operator may send and every result
 * that the app makes by itself. The words for each live in one table in `src/ui/failure-words.ts`.
 */

/** Numeric codes of an operator's answer. */
export const ServerCode = {
  ok: 0,
  parameterMissing: 4000,
  parameterInvalid: 4001,
  authError: 4030,
  backendAuthFailed: 4031,
  exception: 5000,
  unknown: 5001,
  postgresException: 5002,
  duplicate: 5003,
  databaseError: 5005,
  alreadyProcessed: 6000,
} as const

export type ServerCode = (typeof ServerCode)[keyof typeof ServerCode]

/** Codes of failures that an operator may send: everything but `ok`. */
export type ServerFailureCode = Exclude<ServerCode, 0>

/** Results that the app makes by itself, with the HTTP-like status that section 8 gives each. */
export const clientStatus = {
  OFFLINE_ERROR: 503,
  NETWORK_ERROR: 503,
  CONFIG_FAILED: 500,
  SESSION_EXPIRED: 455,
  CLIENT_EXCEPTION: 444,
  LOGIN_REQUIRED: 401,
} as const

export type ClientCode = keyof typeof clientStatus

export type FailureCode = ServerFailureCode | ClientCode

const serverCodes: ReadonlySet<number> = new Set(Object.values(ServerCode))

/** The catalogue's code for what an operator sent; one the catalogue does not know reads as `unknown`. */
export function toServerFailureCode(code: unknown): ServerFailureCode {
  const number = typeof code === 'string' && /^\d{1,6}$/.test(code) ? Number(code) : code
  return typeof number === 'number' && number !== 0 && serverCodes.has(number)
    ? (number as ServerFailureCode)
    : ServerCode.unknown
}

/** Success is the word `OK` or the number 0, as number or text (section 7). */
export function isOkCode(code: unknown): boolean {
  return code === 'OK' || code === 0 || code === '0'
}
