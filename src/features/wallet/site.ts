import { useAtomValue } from 'jotai'
import type { SiteConfig } from '../../contract/config.ts'
import { walletLimits, type WalletLimits } from '../../contract/wallet-rules.ts'
import { siteConfigAtom } from '../../platform/site-config.ts'
import type { store } from '../../platform/store.ts'

/** What the wallet needs to know of the site. */
export interface WalletSite {
  /** ISO 4217. */
  readonly currency: string
  /** IANA zone of the site's days and bank hours. */
  readonly zone: string
  readonly limits: WalletLimits
}

/** The specification's own figures, until the configuration is there. */
const specified: WalletSite = {
  currency: 'KRW',
  zone: 'Asia/Seoul',
  limits: { amountUnit: 10_000, amountMax: 100_000_000, pointUnit: 10_000 },
}

function siteFrom(config: SiteConfig | undefined): WalletSite {
  if (!config) return specified
  const { currency, time_zone: zone } = config.VARIABLES
  return { currency, zone, limits: walletLimits(config.VARIABLES) }
}

export function siteOf(from: Pick<typeof store, 'get'>): WalletSite {
  return siteFrom(from.get(siteConfigAtom))
}

export function useSite(): WalletSite {
  return siteFrom(useAtomValue(siteConfigAtom))
}
