import type { CatalogueGame } from './types.ts'

/** The smallest and the largest stake of a round, in won. */
export interface StakeLimits {
  readonly min: number
  readonly max: number
}

const slotLimits: StakeLimits = { min: 200, max: 100_000 }

/** The stakes that a game takes, which its tile promises and the studio keeps. */
export function stakeLimitsOf({ limits }: Pick<CatalogueGame, 'limits'>): StakeLimits {
  return limits ?? slotLimits
}
