/**
 * What an operator can offer beyond the calls that every operator has. A site announces it in `VARIABLES.features`, each
 * endpoint names the feature that it belongs to (`feature` of `endpoint.ts`), and the app sends no call of a feature that
 * is not announced. The calls of each, and what the app does without it, are the table of docs/least-operator.md.
 */

/** The screens of spec §2 that have no call in spec §7. A site that announces nothing has exactly these. */
export const specifiedFeatures = [
  /** My page, and a new password by email. */
  'account',
  /** The account that deposits are transferred to, and the conversion of points. */
  'wallet',
  /** Announcements, frequent questions, and requests without an account. */
  'support',
] as const

/** All features. The second part is what this project adds to the specification. */
export const featureNames = [
  ...specifiedFeatures,
  /** Players change their account, and see and end their sessions. */
  'account_changes',
  /** Favourites and preferences on all devices of a player. */
  'favourites',
  /** Popular games and recent wins. */
  'highlights',
  /** Messages can be deleted, inquiries are conversations with pictures, and notifications announce both. */
  'messages',
  /** The outcome of a submission whose response was lost. */
  'outcome',
  /** The rounds that a player played or has not finished, and their sums. */
  'rounds',
  /** The terms and the privacy policy with their versions. */
  'terms',
] as const

export type Feature = (typeof featureNames)[number]

/** Whether a site with this configuration has a feature. Without a configuration every feature counts as offered. */
export function offers(
  config: { readonly VARIABLES: { readonly features?: unknown } } | undefined,
  feature: Feature,
): boolean {
  const listed = config?.VARIABLES.features
  const announced: readonly unknown[] = Array.isArray(listed) ? listed : specifiedFeatures
  return !config || announced.includes(feature)
}

/**
 * What is wrong with `features` of a configuration, for whoever sets up the site; undefined for nothing. Apps ignore unknown
 * names, which newer apps may have.
 */
export function featureFault(features: unknown): string | undefined {
  if (features === undefined) return undefined
  const known: readonly unknown[] = featureNames
  const names: readonly unknown[] | undefined = Array.isArray(features) ? features : undefined
  const unknown = names?.filter((name) => !known.includes(name))
  if (unknown?.length === 0) return undefined
  const fault = unknown
    ? `has unknown names: ${unknown.map((name) => JSON.stringify(name)).join(', ')}`
    : 'is no list, and is ignored'
  return `features ${fault}. Known names: ${known.join(', ')}.`
}
