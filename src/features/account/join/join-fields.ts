import type { SiteVariables } from '@marquee/contract/config.ts'

// Separate from the validation of the fields, because the routes need only the steps.

/** The fields of joining, in their order. `terms_version` is the accepted version. */
export const joinFields = [
  'username',
  'email',
  'nickname',
  'phone',
  'birth_date',
  'referral_code',
  'password',
  'confirm',
  'terms_version',
] as const
export type JoinField = (typeof joinFields)[number]

/** The site's variables that affect joining. */
export type JoinSite = Pick<
  SiteVariables,
  'birth_date_required' | 'minimum_age' | 'referral_required' | 'terms_version_required'
>

/** Whether the site's form has a field. */
export function hasField(field: JoinField, site: JoinSite): boolean {
  if (field === 'birth_date') return site.birth_date_required
  return field !== 'referral_code' || site.referral_required
}

/** The accepted version in the draft if the site requires none: consent to the linked pages. */
export const linkedTerms = 'linked'

/** The accepted version in the draft if the site has published no terms. */
export const noTerms = 'none'
