/**
 * The error catalogue of spec §8: all codes that an operator may send, and all errors that the app creates
 * itself. Their messages are in `src/ui/states/error-message.ts`.
 */

/** Numeric codes of operator responses. */
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

/** Error codes that an operator may send. */
export type ServerErrorCode = Exclude<ServerCode, 0>

/** Errors that the app creates itself, with the HTTP-like statuses of spec §8. */
export const clientStatus = {
  OFFLINE_ERROR: 503,
  NETWORK_ERROR: 503,
  CONFIG_FAILED: 500,
  SESSION_EXPIRED: 455,
  CLIENT_EXCEPTION: 444,
  LOGIN_REQUIRED: 401,
} as const

export type ClientCode = keyof typeof clientStatus

export type ErrorCode = ServerErrorCode | ClientCode

const serverCodes: ReadonlySet<number> = new Set(Object.values(ServerCode))

/** Converts a code from an operator. Codes outside the catalogue become `unknown`. */
export function toServerErrorCode(code: unknown): ServerErrorCode {
  const number = typeof code === 'string' && /^\d{1,6}$/.test(code) ? Number(code) : code
  return typeof number === 'number' && number !== 0 && serverCodes.has(number)
    ? (number as ServerErrorCode)
    : ServerCode.unknown
}

/** Success is the text `OK` or the number 0, as number or text (spec §7). */
export function isOkCode(code: unknown): boolean {
  return code === 'OK' || code === 0 || code === '0'
}
