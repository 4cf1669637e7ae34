import { atom, useAtomValue } from 'jotai'
import * as v from 'valibot'
import { SiteVariables } from '@marquee/contract/config.ts'
import { walletLimits, type WalletLimits } from '@marquee/contract/wallet-rules.ts'
import { currencyAtom, siteConfigAtom, timeZoneAtom } from '../../../platform/config/site-config.ts'

/** The site's variables that the wallet uses. */
export interface WalletSite {
  /** ISO 4217. */
  readonly currency: string
  /** IANA zone of the site's days and bank hours. */
  readonly zone: string
  readonly limits: WalletLimits
  /** Wagering requirement that a deposit adds, in percent of its amount; undefined where the site states no such rule. */
  readonly rollingPercent: number | undefined
  /** Points that a stake earns, thousandths, by kind of game; undefined where the site states no such rule. */
  readonly pointsPermille: SiteVariables['points_permille']
  /** Whether the site states that transfers and conversions cost nothing. */
  readonly isFeeFree: boolean
  /** Whether deposits are simulated, so that there is nothing to transfer. */
  readonly isPlayMoney: boolean
}

/** The contract's defaults, until the configuration has been loaded. */
const defaults = v.parse(SiteVariables, { title: '-' })

const siteAtom = atom<WalletSite>((get) => {
  const variables = get(siteConfigAtom)?.VARIABLES ?? defaults
  return {
    currency: get(currencyAtom),
    zone: get(timeZoneAtom),
    limits: walletLimits(variables),
    rollingPercent: variables.rolling_percent,
    pointsPermille: variables.points_permille,
    isFeeFree: variables.fee_free,
    isPlayMoney: variables.play_money,
  }
})

export function useSite(): WalletSite {
  return useAtomValue(siteAtom)
}
