/**
 * What an operator can offer beyond the calls that every operator has. A site announces it in `VARIABLES.features`, each
 * endpoint names the feature that it belongs to (`feature` of `endpoint.ts`), and the app sends no call of a feature that
 * is not announced. A new room is announced by a name in one of the two lists, by `feature` of its endpoints, and by
 * `Offered` around its page and `needs` of its place in the menu. What each name stands for, and what the app does without it, is the
 * table of docs/least-operator.md.
 */

/**
 * Rooms that have a screen in the specification (spec §2), though no call (spec §7). A site that announces nothing is taken to
 * have them, and nothing else.
 */
export const specifiedFeatures = [
  'announcements',
  'deposit_account',
  'faq',
  'password_reset',
  'points',
  'profile',
  'ticket',
] as const

/** Rooms of this project's own reading. */
export const furtherFeatures = [
  'account_changes',
  'availability',
  'bank',
  'favourites',
  'highlights',
  'keep_session',
  'memos',
  'outcome',
  'pictures',
  'points_days',
  'push',
  'references',
  'rounds',
  'sessions',
  'statement',
  'terms',
  'threads',
  'unfinished',
] as const

export type Feature = (typeof specifiedFeatures)[number] | (typeof furtherFeatures)[number]

/** All of them, as the reference operator announces them. A function, since a list of lists would be in the first script of the app. */
export function allFeatures(): readonly Feature[] {
  return [...specifiedFeatures, ...furtherFeatures]
}

/** Whether a site with this configuration has a room. Before a configuration is there, nobody knows that it has not. */
export function offers(
  config: { readonly VARIABLES: { readonly features?: unknown } } | undefined,
  feature: Feature,
): boolean {
  const told = config?.VARIABLES.features
  const announced: readonly unknown[] = Array.isArray(told) ? told : specifiedFeatures
  return !config || announced.includes(feature)
}
