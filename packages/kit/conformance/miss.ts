import { isDeepStrictEqual } from 'node:util'
import { shown } from './json.ts'

/** An operator does other than the contract says. The message names the request and the response. */
export class Miss extends Error {
  override readonly name = 'Miss'
}

/** The operator has no such call. That misses the contract only where the call is one of the least operator's. */
export class Absent extends Error {
  override readonly name = 'Absent'
}

/** The site does not announce the feature that the call belongs to (`features` of its configuration): the app does without. */
export class NotAnnounced extends Error {
  override readonly name = 'NotAnnounced'
}

/** This check does not apply to this site or account, for the reason in the message. */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable'
}

/** @throws Miss with `message` unless `condition` holds */
export function must(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Miss(message)
}

/** @throws Miss unless `found` is the same as `wanted`; `what` names the thing */
export function mustEqual(found: unknown, wanted: unknown, what: string): void {
  must(isDeepStrictEqual(found, wanted), `${what} is ${shown(found)}, not ${shown(wanted)}`)
}
