import { atom, useAtomValue } from 'jotai'
import * as v from 'valibot'
import { SiteVariables } from '@marquee/contract/config.ts'
import { walletLimits, type WalletLimits } from '@marquee/contract/wallet-rules.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'

/** The site's variables that the wallet uses. */
export interface WalletSite {
  /** ISO 4217. */
  readonly currency: string
  /** IANA zone of the site's days and bank hours. */
  readonly zone: string
  readonly limits: WalletLimits
  /** Wagering requirement that a deposit adds, in percent of its amount. */
  readonly rollingPercent: number
}

/** The contract's defaults, until the configuration has been loaded. */
const defaults = v.parse(SiteVariables, { title: '-' })

const siteAtom = atom<WalletSite>((get) => {
  const variables = get(siteConfigAtom)?.VARIABLES ?? defaults
  const { currency, time_zone: zone, rolling_percent: rollingPercent } = variables
  return { currency, zone, limits: walletLimits(variables), rollingPercent }
})

export function useSite(): WalletSite {
  return useAtomValue(siteAtom)
}
