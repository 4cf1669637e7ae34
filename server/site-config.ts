import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { SiteConfig, type SiteVariables } from '../src/contract/config.ts'
import { BankAccount } from '../src/contract/wallet.ts'
import { maintenanceAt } from '../src/contract/bank-hours.ts'
import type { Game } from '../src/contract/game.ts'
import type { Site } from './http/origin.ts'
import { StartFault } from './start-fault.ts'

const Part = v.object({
  front_api_domain: v.optional(v.string()),
  VARIABLES: v.optional(v.record(v.string(), v.unknown()), {}),
  WEB_VARIABLES: v.optional(v.record(v.string(), v.unknown()), {}),
})

/** An operator's own configuration over the built-in one, and further over it for single domains. */
const Overrides = v.object({
  ...Part.entries,
  domains: v.optional(v.record(v.string(), Part), {}),
  /** Where players without a virtual account pay to. */
  deposit_account: v.optional(BankAccount),
})
export type SiteOverrides = v.InferOutput<typeof Overrides>

export const noOverrides: SiteOverrides = v.parse(Overrides, {})

/** Made up: the reference operator names no real bank. */
const playBanks = [
  { code: '000', name: 'Play Bank' },
  { code: '001', name: 'Harbour Play Bank' },
  { code: '002', name: 'Meadow Play Bank' },
  { code: '003', name: 'Lantern Play Bank' },
]

const anySite: Site = { origin: 'https://operator.example', studio: 'https://studio.example' }

/**
 * Reads the operator's configuration file (`SITE_CONFIG`).
 *
 * @throws StartFault when it cannot be read or a site of it would not be a configuration
 */
export function readOverrides(path: string): SiteOverrides {
  try {
    const overrides = v.parse(Overrides, JSON.parse(readFileSync(path, 'utf8')))
    for (const domain of [undefined, ...Object.keys(overrides.domains)]) {
      // A time zone that does not exist shows here, not at the first deposit.
      maintenanceAt(new Date(), siteConfig(anySite, overrides, domain).VARIABLES.time_zone)
    }
    return overrides
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    throw new StartFault(`The site configuration ${path} cannot be used (${words}).`)
  }
}

/**
 * The configuration of the site that a request reached (section 3), for `domain` where the operator has several, with
 * the `featured` games that home shows to everybody.
 */
export function siteConfig(
  site: Site,
  overrides: SiteOverrides,
  domain?: string,
  featured: readonly Game[] = [],
): SiteConfig {
  const own =
    domain !== undefined && Object.hasOwn(overrides.domains, domain) ? overrides.domains[domain] : undefined
  return v.parse(SiteConfig, {
    front_api_domain: own?.front_api_domain ?? overrides.front_api_domain ?? site.origin,
    VARIABLES: {
      title: 'Marquee',
      currency: 'KRW',
      time_zone: 'Asia/Seoul',
      play_money: true,
      banks: playBanks,
      launch_host: site.studio,
      launch_hosts: [site.studio],
      ...overrides.VARIABLES,
      ...own?.VARIABLES,
    },
    WEB_VARIABLES: {
      theme: 'dark',
      style: 'modern',
      layout: 'list-layout',
      image: `${site.origin}/images`,
      image_suffix: '.svg',
      featured,
      ...overrides.WEB_VARIABLES,
      ...own?.WEB_VARIABLES,
    },
  })
}

/** What holds for the operator's money whatever domain a player came by. */
export function siteVariables(overrides: SiteOverrides): SiteVariables {
  return siteConfig(anySite, overrides).VARIABLES
}

/** `{config}` as the app decrypts it: Base64 of AES-256-GCM `iv(12) || ciphertext || tag`, key = SHA-256 of `configKey`. */
export function encryptConfig(config: SiteConfig, configKey: string): string {
  const key = createHash('sha256').update(configKey).digest()
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const text = cipher.update(JSON.stringify({ config }), 'utf8')
  return Buffer.concat([iv, text, cipher.final(), cipher.getAuthTag()]).toString('base64')
}
