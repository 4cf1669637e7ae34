import { atom } from 'jotai'
import { withdrawableOf, walletLimits } from '@marquee/contract/wallet-rules.ts'
import { siteConfigAtom } from '../platform/config/site-config.ts'
import { userInfoAtom } from './user-info.ts'

/**
 * The most that the player can withdraw now by the rules that the site states, minor units; undefined until balance and rules are
 * known. Without `rolling_percent` the operator alone decides whether wagering that is left refuses a withdrawal.
 */
export const withdrawableAtom = atom((get) => {
  const site = get(siteConfigAtom)?.VARIABLES
  const info = get(userInfoAtom)?.info
  if (!site || !info) return undefined
  const rolling = site.rolling_percent === undefined ? 0 : info.rolling
  return withdrawableOf({ balance: info.amount, rolling }, walletLimits(site))
})

/** `withdrawableAtom` for statements: undefined while wagering is left and only the operator knows whether it refuses a withdrawal. */
export const certainlyWithdrawableAtom = atom((get) => {
  const isStated = get(siteConfigAtom)?.VARIABLES.rolling_percent !== undefined
  return isStated || get(userInfoAtom)?.info.rolling === 0 ? get(withdrawableAtom) : undefined
})
