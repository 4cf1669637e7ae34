import * as v from 'valibot'
import { defaultCurrency, defaultTimeZone } from './currency.ts'
import { Game } from './game.ts'
import { PictureAddress, PictureHost } from './picture.ts'
import { parseUrl } from './parse-url.ts'

export const themeNames = ['light', 'dark', 'darkBlue', 'darkOrange', 'darkRed', 'black'] as const
export const styleNames = ['modern', 'classic', 'minimal', 'neon', 'retro', 'pastel'] as const
export const layoutNames = ['list-layout', 'grid-layout', 'compact-layout'] as const

/** The shelves of home, in the default order (docs/configuration.md). */
export const homeShelfNames = [
  'continue',
  'favourites',
  'live',
  'new',
  'popular',
  'because',
  'themes',
  'wins',
  'providers',
  'announcements',
] as const

export type HomeShelf = (typeof homeShelfNames)[number]
export type ThemeName = (typeof themeNames)[number]
export type StyleName = (typeof styleNames)[number]
export type LayoutName = (typeof layoutNames)[number]

/** The 16 languages of spec §2, in its order. */
export const languages = [
  'en',
  'ko',
  'zh-CN',
  'zh-TW',
  'ja',
  'vi',
  'th',
  'ms',
  'id',
  'fil',
  'es',
  'tr',
  'de',
  'it',
  'km',
  'lo',
] as const
export type Language = (typeof languages)[number]

/** The known names among these, each once. */
function knownNames<Name>(names: readonly unknown[], known: readonly Name[]): Name[] {
  return [...new Set(names)].flatMap((name) => known.find((one) => one === name) ?? [])
}

/** The languages that a site offers, its fallback first; undefined where `names` is no list of known ones, and the site offers all. */
export function siteLanguages(names: unknown): Language[] | undefined {
  const known = Array.isArray(names) ? knownNames(names, languages) : []
  return known.length > 0 ? known : undefined
}

/** An origin without trailing slash. Plain http is allowed only for loopback addresses. */
const Origin = v.pipe(
  v.string(),
  v.check((text) => isSafeOrigin(text), 'config.origin'),
)

/** `https://host[:port]`, or `http://localhost[:port]` and its loopback names. No path, no credentials. */
export function isSafeOrigin(text: string): boolean {
  const url = parseUrl(text)
  if (url?.origin !== text) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
}

/** The seal of a regulator. The footer shows no picture or link whose address is not allowed. */
const Seal = v.object({
  image: PictureAddress,
  /** The regulator's page about the licence, a `pageAddress`; empty for none. */
  link: v.optional(v.string(), ''),
  /** Name of the regulator: the text alternative of the picture. */
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
})

const Permille = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000))

/**
 * Settings of a site. Everything but the title has a default, so a minimal operator sends `{VARIABLES:
 * {title}}` and its domain.
 */
export const SiteVariables = v.object({
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  /** ISO 4217. Amounts on the wire and in this configuration are integers in its minor unit. */
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), defaultCurrency),
  /**
   * The languages that the site offers, the one for visitors who have none of them first. Unknown names are ignored; without a
   * known one the site offers all, and `brandLanguage` first.
   */
  languages: v.optional(v.pipe(v.unknown(), v.transform(siteLanguages))),
  /** IANA time zone of the site's days and bank hours. */
  time_zone: v.optional(v.string(), defaultTimeZone),
  // Absent units follow from the currency: see `walletLimits`. The schema has no defaults for them, because
  // their table would become part of the app's entry chunk.
  /**
   * Deposits and withdrawals must be multiples of this, minor units (spec §9); by default one minor unit in a currency
   * with decimals.
   */
  amount_unit: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  /** Minimum deposit or withdrawal, minor units; `amount_unit` by default, if it is configured. */
  amount_min: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  /** Maximum single deposit or withdrawal, minor units; without it the app names none, and the operator decides. */
  amount_max: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  /**
   * Amounts of the buttons beside an amount field, minor units; by default 1, 5 and 10 times the default of
   * `amount_min`, or the smallest amount that the site accepts, if that is more.
   */
  amount_steps: v.optional(
    v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), v.maxLength(5)),
  ),
  /**
   * Minimum point conversion; conversions must be multiples of it (spec §9). One point converts to one
   * minor unit.
   */
  point_unit: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  /**
   * Wagering requirement that a deposit adds, percent of its amount; 0 for none. Without it the app says nothing about such a rule
   * and refuses no withdrawal because of it.
   */
  rolling_percent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
  /** Whether deposits, withdrawals and conversions cost nothing. The app mentions fees only to say so. */
  fee_free: v.optional(v.boolean(), false),
  /**
   * Points that a bet earns, thousandths of its stake, by kind of game. One point is one minor unit of the currency. Without it the
   * app names no rate.
   */
  points_permille: v.optional(
    v.strictObject({
      slots: v.optional(Permille, 10),
      tables: v.optional(Permille, 5),
      /** Games against the house alone, such as blackjack, whose return is the highest. */
      hands: v.optional(Permille, 1),
    }),
  ),
  /** Whether players may cancel a waiting withdrawal. */
  withdraw_cancel: v.optional(v.boolean(), false),
  /** Whether players may cancel a waiting deposit. */
  deposit_cancel: v.optional(v.boolean(), false),
  /** `StudioFrames` of `studio-frames.ts`: how the games of studios run in the app. Their hosts may be launched too. */
  studios: v.optional(v.unknown()),
  /** Host that replaces the host of `http://` launch addresses; `front_api_domain` by default. */
  launch_host: v.optional(Origin),
  /** Additional https origins that launch addresses may have. If empty, any https origin is allowed. */
  launch_hosts: v.optional(v.array(Origin), []),
  /** Whether the site runs on play money. The app shows that on every page. */
  play_money: v.optional(v.boolean(), false),
  /**
   * The features of the operator, a list of names of `features.ts`; by default `specifiedFeatures`. Unknown names are ignored.
   */
  features: v.optional(v.unknown()),
  /** Whether visitors see a provider's games. As specified, these lists need a session (spec §6). */
  public_lists: v.optional(v.boolean(), false),
  /** Whether games may be tried with demo money, without an account, by the call `/game/try`. */
  guest_play: v.optional(v.boolean(), false),
  /** Whether players may sign in with passkeys at the origin that fetched the configuration. */
  passkeys: v.optional(v.boolean(), false),
  /**
   * `ProtectionRules` of `protection.ts`, which validates them with the pages that need them. Absent: the operator has no player
   * protection.
   */
  protection: v.optional(v.record(v.string(), v.unknown())),
  /** Whether what is announced (promotions, sports betting, arcade, NFT market, credit card) says “Coming soon”, as in spec §2. */
  coming_soon: v.optional(v.boolean(), true),
  /** Whether registration requires a referral code. */
  referral_required: v.optional(v.boolean(), false),
  /** Whether registration requires a date of birth. */
  birth_date_required: v.optional(v.boolean(), false),
  /**
   * Whether registration requires the version of the terms that the player accepts, which the call for the terms names (feature
   * `terms`). Without it the player accepts the terms of the linked page.
   */
  terms_version_required: v.optional(v.boolean(), false),
  /** Minimum age of players, years. */
  minimum_age: v.optional(v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(30)), 18),
  /** ISO 3166 code of the country of phone numbers, where the browser names no other region. */
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), 'KR'),
  /** `Banks` of `banks.ts`: the banks that players may have accounts at. */
  banks: v.optional(v.unknown()),
  /** `SiteDocuments` of `site-documents.ts`: the terms and the privacy policy, where the site has no `terms` among its features. */
  documents: v.optional(v.unknown()),
  company: v.optional(v.string()),
  registration: v.optional(v.string()),
  license: v.optional(v.string()),
  adult_mark: v.optional(v.string()),
  help: v.optional(v.string()),
  /** The regulator's seal, in the footer of every page. */
  seal: v.optional(Seal),
})
export type SiteVariables = v.InferOutput<typeof SiteVariables>

/** The known shelves of these names, each once. */
export function homeShelves(names: readonly unknown[]): HomeShelf[] {
  return knownNames(names, homeShelfNames)
}

export const WebVariables = v.object({
  theme: v.optional(v.fallback(v.picklist(themeNames), 'dark'), 'dark'),
  style: v.optional(v.fallback(v.picklist(styleNames), 'modern'), 'modern'),
  layout: v.optional(v.fallback(v.picklist(layoutNames), 'list-layout'), 'list-layout'),
  /**
   * Address of the image host. It serves `{image}/background/{provider title}` and `{image}/logo/{provider
   * title}`.
   */
  image: v.optional(PictureHost, ''),
  /** File extension of the images, with the dot. */
  image_suffix: v.optional(v.pipe(v.string(), v.regex(/^(\.[a-z]{3,4})?$/)), '.svg'),
  /**
   * Games that home shows to everybody, signed in or not (other lists of games need a session). The first one
   * is the hero.
   */
  featured: v.optional(v.array(Game), []),
  /** The shelves of home in their order. Unknown names are ignored. */
  home_shelves: v.optional(
    v.pipe(
      v.fallback(v.array(v.unknown()), () => [...homeShelfNames]),
      v.transform((names) => homeShelves(names)),
    ),
    () => [...homeShelfNames],
  ),
})
export type WebVariables = v.InferOutput<typeof WebVariables>

/** The decrypted body of `GET /api/cnf` is `{config: SiteConfig}`. */
export const SiteConfig = v.object({
  front_api_domain: Origin,
  VARIABLES: SiteVariables,
  WEB_VARIABLES: v.optional(WebVariables, () => v.parse(WebVariables, {})),
})
export type SiteConfig = v.InferOutput<typeof SiteConfig>

export const ConfigBody = v.object({ config: SiteConfig })
