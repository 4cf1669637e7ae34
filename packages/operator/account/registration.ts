import * as v from 'valibot'
import { RegisterBody } from '@marquee/contract/account.ts'
import { birthDateError, passwordError } from '@marquee/contract/account-rules.ts'
import { ServerCode } from '@marquee/contract/codes.ts'
import type { SiteVariables } from '@marquee/contract/config.ts'
import { siteDayOf } from '@marquee/contract/site-day.ts'
import { isCommon } from '../auth/common-passwords.ts'
import type { Db } from '../database/db.ts'
import { fieldErrors } from '../http/request-error.ts'
import { documentVersion } from '../support/documents.ts'
import { isReferralValid } from './referrals.ts'

const { birth_date: birthDate } = RegisterBody.entries

/**
 * A registration with what this operator's configuration always requests. Strict, as all bodies about an account: an
 * unknown field is an error and not ignored.
 */
export const Registration = v.strictObject({
  ...RegisterBody.entries,
  birth_date: birthDate.wrapped,
})
export type Registration = v.InferOutput<typeof Registration>

/**
 * Validates a registration by the rules of the site: age, referral code, the terms in force, the password.
 *
 * @throws RequestError 400 that names every invalid field
 */
export async function validateRegistration(
  db: Db,
  body: Registration,
  site: SiteVariables,
  now: Date,
): Promise<void> {
  const { username, nickname, email, password, birth_date, referral_code, terms_version } = body
  const found: Record<string, string | undefined> = {
    password: passwordError(password, [username, nickname, email], isCommon),
    birth_date: birthDateError(birth_date, siteDayOf(now, site.time_zone), site.minimum_age),
    terms_version: termsError(terms_version, site.terms_version_required),
    referral_code: await referralError(db, referral_code, site.referral_required),
  }
  const fields = Object.fromEntries(
    Object.entries(found).flatMap(([name, key]) => (key === undefined ? [] : [[name, key]])),
  )
  const keys = Object.values(fields)
  if (keys.length === 0) return
  const onlyMissing = keys.every((key) => key.endsWith('.required'))
  throw fieldErrors(fields, { code: onlyMissing ? ServerCode.parameterMissing : ServerCode.parameterInvalid })
}

function termsError(accepted: string | undefined, isRequired: boolean): string | undefined {
  if (!isRequired || accepted === documentVersion('terms')) return undefined
  return accepted === undefined ? 'terms_version.required' : 'terms_version.outdated'
}

async function referralError(
  db: Db,
  code: string | undefined,
  required: boolean,
): Promise<string | undefined> {
  if (code === undefined) return required ? 'referral_code.required' : undefined
  return (await isReferralValid(db, code)) ? undefined : 'referral_code.unknown'
}
