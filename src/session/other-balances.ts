import { atom } from 'jotai'
import { currencyAtom } from '../platform/config/site-config.ts'
import { userInfoAtom } from './user-info.ts'

/** A balance in a currency other than the site's, minor units. */
export interface OtherBalance {
  readonly currency: string
  readonly amount: number
}

/** The balances in other currencies, by code; none where the operator has one currency (spec §3). */
export const otherBalancesAtom = atom((get): readonly OtherBalance[] => {
  const own = get(currencyAtom)
  return Object.entries(get(userInfoAtom)?.info.balances ?? {})
    .filter(([currency]) => currency !== own)
    .map(([currency, amount]) => ({ currency, amount }))
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1))
})
