import type { SiteVariables } from '../../../contract/config.ts'

// Apart from the rules of the fields: the routes read the steps, and must not load the rules with the first screen.

/** The fields of joining, in their order. `terms_version` holds the version that was accepted. */
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

/** The variables of the site that joining follows. */
export type JoinSite = Pick<
  SiteVariables,
  'birth_date_required' | 'minimum_age' | 'referral_required' | 'terms_version_required'
>

/** Whether a site asks for a field. Consent is always asked for: without a version, to the linked page. */
export function isAsked(field: JoinField, site: JoinSite): boolean {
  if (field === 'birth_date') return site.birth_date_required
  return field !== 'referral_code' || site.referral_required
}

/** What the draft holds as the accepted version where the site asks for none. */
export const linkedTerms = 'linked'

/** In its place where the site has published no terms here: there is nothing to accept. */
export const noTerms = 'none'
