import type { BankAccount } from '@marquee/contract/wallet.ts'
import { type WalletLimits, walletLimits } from '@marquee/contract/wallet-rules.ts'
import type { SiteClock } from '../protection/play-clock.ts'
import { rulesIn } from '../protection/profiles.ts'
import { type SiteOverrides, siteVariables } from '../site/site-config.ts'
import type { PointsPermille } from './points-by-game.ts'

/** The rules of money in the site's configuration. */
export interface SiteRules {
  /** ISO 4217; amounts are integers in its minor unit. */
  readonly currency: string
  readonly limits: WalletLimits
  /** IANA time zone of the site's days and bank hours. */
  readonly zone: string
  /** Wagering that a deposit adds, percent. */
  readonly rollingPercent: number
  /** Points that a stake earns, thousandths, by kind of game. */
  readonly pointsPermille: PointsPermille
  /** Whether players may take back a waiting request. */
  readonly cancel: Readonly<Record<'deposit' | 'withdraw', boolean>>
  /** Where players without a virtual account pay to. */
  readonly depositAccount: BankAccount
  /** Bank of the players' virtual accounts. */
  readonly virtualBank: string
  /** Player protection; undefined where the site leaves it out. */
  readonly protection: SiteClock | undefined
}

/** No real bank: the reference operator runs on play money. */
const playBankOf = (title: string): BankAccount => ({
  bank: 'Play Bank',
  number: '000-000-000000',
  holder: `${title} Play Money`,
})

/** Reads the rules; the same for all of the operator's domains. */
export function siteRules(overrides: SiteOverrides): SiteRules {
  const site = siteVariables(overrides)
  const depositAccount = overrides.deposit_account ?? playBankOf(site.title)
  const rules = rulesIn(site.protection)
  return {
    currency: site.currency,
    limits: walletLimits(site),
    zone: site.time_zone,
    rollingPercent: site.rolling_percent ?? 0,
    pointsPermille: site.points_permille ?? { slots: 0, tables: 0, hands: 0 },
    cancel: { deposit: site.deposit_cancel, withdraw: site.withdraw_cancel },
    depositAccount,
    virtualBank: depositAccount.bank,
    protection: rules && { rules, zone: site.time_zone },
  }
}
