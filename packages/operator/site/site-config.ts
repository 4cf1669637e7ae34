import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import {
  homeShelves,
  languages,
  layoutNames,
  SiteConfig,
  SiteVariables,
  styleNames,
  themeNames,
  WebVariables,
} from '@marquee/contract/config.ts'
import { Banks } from '@marquee/contract/banks.ts'
import { BankAccount } from '@marquee/contract/wallet.ts'
import { defaultCurrency } from '@marquee/contract/currency.ts'
import { fromSpecification } from '@marquee/contract/currency-amounts.ts'
import { featureFault, featureNames, offers } from '@marquee/contract/features.ts'
import { walletLimits } from '@marquee/contract/wallet-rules.ts'
import { demoCurrency } from '@marquee/contract/studio.ts'
import { maintenanceAt } from '@marquee/contract/bank-hours.ts'
import type { Game } from '@marquee/contract/game.ts'
import { StudioFrames } from '@marquee/contract/studio-frames.ts'
import { type brandDocuments, brandName, brandTheme } from '../../../brand/brand.ts'
import type { Site } from '../http/origin.ts'
import { resolveProtection } from '../protection/profiles.ts'
import { StartupError } from './startup-error.ts'

// Loose, so that `unknownNames` can warn of what they do not have.
const Part = v.looseObject({
  front_api_domain: v.optional(v.string()),
  VARIABLES: v.optional(v.record(v.string(), v.unknown()), {}),
  WEB_VARIABLES: v.optional(v.record(v.string(), v.unknown()), {}),
})

/** A site's configuration, which replaces parts of the built-in one, and parts of it again for single domains. */
const Overrides = v.looseObject({
  ...Part.entries,
  domains: v.optional(v.record(v.string(), Part), {}),
  /** Where players without a virtual account pay to. */
  deposit_account: v.optional(BankAccount),
  /** Titles of providers whose games the site does not offer. */
  hidden_providers: v.optional(v.array(v.string())),
})
export type SiteOverrides = v.InferOutput<typeof Overrides>

export const noOverrides: SiteOverrides = v.parse(Overrides, {})

/** What a domain may have of its own: its words, and who sees the lists. A player, their money and its rules are the same on all. */
const domainVariables: ReadonlySet<string> = new Set([
  'title',
  'languages',
  'country',
  'public_lists',
  'company',
  'registration',
  'license',
  'adult_mark',
  'help',
  'seal',
] satisfies readonly (keyof SiteVariables)[])

/** The reference operator's largest single deposit or withdrawal, in won. */
const largestAmount = 100_000_000

/** Invented: the reference operator names no real bank. */
const playBanks = [
  { code: '000', name: 'Play Bank' },
  { code: '001', name: 'Harbour Play Bank' },
  { code: '002', name: 'Meadow Play Bank' },
  { code: '003', name: 'Lantern Play Bank' },
]

const anySite: Site = {
  origin: 'https://operator.example',
  studio: 'https://studio.example',
  passkeys: true,
}

/**
 * Reads the operator's configuration file (`SITE_CONFIG`).
 *
 * @throws StartupError when it cannot be read, or is no configuration for one of its domains
 */
export function readOverrides(path: string): SiteOverrides {
  try {
    const overrides = v.parse(Overrides, JSON.parse(readFileSync(path, 'utf8')))
    const site = siteVariables(overrides)
    // A time zone that does not exist throws here, instead of at the first deposit.
    maintenanceAt(new Date(), site.time_zone)
    requireUsableAmounts(site)
    v.parse(Banks, site.banks)
    v.parse(StudioFrames, site.studios)
    if (site.launch_hosts.some((host) => host.includes('*')))
      throw new Error('launch_hosts are whole origins; frame_hosts and hosts of studios may have a *')
    for (const [domain, { VARIABLES }] of Object.entries(overrides.domains)) {
      requireDomainVariables(domain, VARIABLES)
      siteConfig(anySite, overrides, domain)
    }
    return overrides
  } catch (error) {
    const reason = v.isValiError(error)
      ? error.issues.map((issue) => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`).join('; ')
      : error instanceof Error
        ? error.message
        : String(error)
    throw new StartupError(`The site configuration ${path} cannot be used (${reason}).`)
  }
}

/** @throws for a variable that is the same on all domains: the app would show it, and the operator apply the site's */
function requireDomainVariables(domain: string, variables: object): void {
  const refused = Object.keys(variables).filter(
    (name) => Object.hasOwn(SiteVariables.entries, name) && !domainVariables.has(name),
  )
  if (refused.length > 0)
    throw new Error(`${domain} has ${refused.join(', ')} of its own, but all domains have the site's`)
}

/** @throws when the currency does not exist, or no amount could be deposited */
function requireUsableAmounts(site: SiteVariables): void {
  if (site.currency === demoCurrency || !Intl.supportedValuesOf('currency').includes(site.currency)) {
    throw new Error(`there is no currency ${site.currency}`)
  }
  const { amountUnit, amountMin, amountMax } = walletLimits(site)
  const smallest = Math.ceil(amountMin / amountUnit) * amountUnit
  if (smallest > amountMax)
    throw new Error('amount_max is less than the smallest amount that amount_min and amount_unit allow')
}

/**
 * The configuration of the site that a request reached (spec §3), by default of the domain of its host name, with the
 * `featured` games that home shows to everybody.
 */
export function siteConfig(
  site: Site,
  overrides: SiteOverrides,
  domain = new URL(site.origin).hostname,
  featured: readonly Game[] = [],
): SiteConfig {
  const own = Object.hasOwn(overrides.domains, domain) ? overrides.domains[domain] : undefined
  const variables = { ...overrides.VARIABLES, ...own?.VARIABLES }
  const { rules, ...profile } = resolveProtection(variables['protection'])
  const { features = featureNames } = variables
  const config = v.parse(SiteConfig, {
    front_api_domain: own?.front_api_domain ?? overrides.front_api_domain ?? site.origin,
    VARIABLES: {
      title: brandName,
      currency: defaultCurrency,
      time_zone: 'Asia/Seoul',
      play_money: true,
      guest_play: true,
      passkeys: true,
      deposit_cancel: true,
      rolling_percent: 100,
      fee_free: true,
      points_permille: {},
      banks: playBanks,
      launch_host: site.studio,
      launch_hosts: [site.studio],
      ...profile,
      ...variables,
      studios: [...otherStudios(variables['studios']), ownStudio(site.studio)],
      protection: rules,
      features,
      // The reference operator always requires both, as it is responsible for age and consent. Terms of its own that a site
      // has in `documents` have no version.
      birth_date_required: true,
      terms_version_required: offers({ VARIABLES: { features } }, 'terms'),
    },
    WEB_VARIABLES: {
      theme: brandTheme,
      style: 'modern',
      layout: 'list-layout',
      image: `${site.origin}/images`,
      // What the reference operator paints; another image host that names no ending keeps the contract's own.
      ...(overrides.WEB_VARIABLES['image'] === undefined && own?.WEB_VARIABLES['image'] === undefined
        ? { image_suffix: '.webp' }
        : {}),
      featured,
      ...overrides.WEB_VARIABLES,
      ...own?.WEB_VARIABLES,
    },
  })
  const { VARIABLES } = config
  return {
    ...config,
    VARIABLES: {
      ...VARIABLES,
      amount_max: VARIABLES.amount_max ?? fromSpecification(largestAmount, VARIABLES.currency),
      passkeys: VARIABLES.passkeys && site.passkeys,
    },
  }
}

/** The reference studio needs none of what other studios' games may do, and is silent until the frame's switch turns its sound on. */
function ownStudio(origin: string) {
  return {
    hosts: [origin],
    sandbox: ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-pointer-lock'],
    allow: ['fullscreen'],
    messages: 'marquee',
  }
}

/** A value that is no list fails when the operator starts. */
function otherStudios(studios: unknown = []): readonly unknown[] {
  return Array.isArray(studios) ? studios : [studios]
}

/** Warnings for the log about names that the app does not have and ignores. */
export function unknownNames(overrides: SiteOverrides): string[] {
  const { domains } = overrides
  return [
    ...unknownIn('The site configuration', overrides, Overrides),
    ...Object.entries(domains).flatMap(([domain, part]) => unknownIn(domain, part, Part)),
    ...[overrides, ...Object.values(domains)].flatMap((part) =>
      [
        ...unknownIn('VARIABLES', part.VARIABLES, SiteVariables),
        ...unknownIn('WEB_VARIABLES', part.WEB_VARIABLES, WebVariables),
        featureFault(part.VARIABLES['features']),
        ...unknownLanguages(part.VARIABLES['languages']),
        ...unknownShelves(part),
        ...unknownLooks(part.WEB_VARIABLES),
      ].filter((line) => line !== undefined),
    ),
  ]
}

function unknownIn(where: string, given: object, known: { readonly entries: object }): string[] {
  return Object.keys(given)
    .filter((name) => !Object.hasOwn(known.entries, name))
    .map((name) => `${where} has no ${JSON.stringify(name)}: it is ignored.`)
}

/** A notice where the titles of the site are not the name of the installed app, which is built in. */
export function otherTitles(overrides: SiteOverrides): string[] {
  const titles = [overrides, ...Object.values(overrides.domains)].flatMap(
    (part) => part.VARIABLES['title'] ?? [],
  )
  return [...new Set(titles)]
    .filter((title) => title !== brandName)
    .map(
      (title) =>
        `The site is called ${JSON.stringify(title)}, the installed app "${brandName}" (brand/brand.ts).`,
    )
}

/** A notice where a site with real money shows the terms of a demo site. */
export function demoDocumentNotices(overrides: SiteOverrides, own: typeof brandDocuments): string[] {
  const VARIABLES = siteVariables(overrides)
  if (own !== undefined || VARIABLES.play_money || !offers({ VARIABLES }, 'terms')) return []
  return [
    'The terms and the privacy policy are those of a demo site: write your own, and name their languages in brandDocuments (brand/brand.ts).',
  ]
}

function unknownLanguages(names: unknown): string[] {
  if (names === undefined) return []
  if (!Array.isArray(names)) return ['languages is no list: the site has all languages.']
  const known: ReadonlySet<unknown> = new Set(languages)
  return names
    .filter((name) => !known.has(name))
    .map((name) => `languages names ${JSON.stringify(name)}, which the app does not have.`)
}

function unknownShelves({ WEB_VARIABLES }: Pick<SiteOverrides, 'WEB_VARIABLES'>): string[] {
  const shelves = WEB_VARIABLES['home_shelves']
  if (shelves === undefined) return []
  if (!Array.isArray(shelves)) return ['home_shelves is no list: home has its usual shelves.']
  const known: ReadonlySet<unknown> = new Set(homeShelves(shelves))
  return shelves
    .filter((name) => !known.has(name))
    .map((name) => `home_shelves names ${JSON.stringify(name)}, which home does not have.`)
}

function unknownLooks(given: Readonly<Record<string, unknown>>): string[] {
  const looks = { theme: themeNames, style: styleNames, layout: layoutNames }
  return Object.entries(looks).flatMap(([kind, names]) => {
    const name = given[kind]
    return name === undefined || names.some((known) => known === name)
      ? []
      : [`${kind} is ${JSON.stringify(name)}, which the app does not have. Known: ${names.join(', ')}.`]
  })
}

/** The variables of the whole site: what is not of a domain's own applies on every domain. */
export function siteVariables(overrides: SiteOverrides): SiteVariables {
  return siteConfig(anySite, { ...overrides, domains: {} }).VARIABLES
}

/** `{config}` as the app decrypts it: Base64 of AES-256-GCM `iv(12) || ciphertext || tag`, key = SHA-256 of `configKey`. */
export function encryptConfig(config: SiteConfig, configKey: string): string {
  const key = createHash('sha256').update(configKey).digest()
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const text = cipher.update(JSON.stringify({ config }), 'utf8')
  return Buffer.concat([iv, text, cipher.final(), cipher.getAuthTag()]).toString('base64')
}
