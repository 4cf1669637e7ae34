import * as v from 'valibot'
import { Game } from './game.ts'

export const themeNames = ['light', 'dark', 'darkBlue', 'darkOrange', 'darkRed', 'black'] as const
export const styleNames = ['modern', 'classic', 'minimal', 'neon', 'retro', 'pastel'] as const
export const layoutNames = ['list-layout', 'grid-layout', 'compact-layout'] as const

export type ThemeName = (typeof themeNames)[number]
export type StyleName = (typeof styleNames)[number]
export type LayoutName = (typeof layoutNames)[number]

/** The 16 languages of section 2, in its order. */
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

/** An origin without a trailing slash: https anywhere, plain http only to this very machine. */
const Origin = v.pipe(
  v.string(),
  v.check((text) => isSafeOrigin(text), 'config.origin'),
)

/** `https://host[:port]`, or `http://localhost[:port]` and its loopback names; no path, no credentials. */
export function isSafeOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  if (url.origin !== text) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
}

/**
 * What an operator brands the app with. Everything but the title has a fallback, so a minimal
 * operator sends `{VARIABLES: {title}}` and its domain.
 */
export const SiteVariables = v.object({
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  /** ISO 4217. Amounts on the wire are integers in its minor unit. */
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), 'KRW'),
  /** IANA zone of the site's days and bank hours. */
  time_zone: v.optional(v.string(), 'Asia/Seoul'),
  /** Amount unit for deposits and withdrawals, minor units (section 9). */
  amount_unit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 10_000),
  /** Largest single deposit or withdrawal, minor units. */
  amount_max: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 100_000_000),
  /** Smallest point conversion, and the unit of all of them (section 9). One point converts to one minor unit. */
  point_unit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 10_000),
  /** Wagering that a deposit adds, percent of its amount; 0 for none. */
  rolling_percent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)), 100),
  /** Points that a bet earns, thousandths of its stake. */
  points_permille: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000)), 10),
  /** Whether a player may take back a waiting withdrawal. */
  withdraw_cancel: v.optional(v.boolean(), false),
  /** Host that `http://` launch addresses are rewritten to; `front_api_domain` when absent. */
  launch_host: v.optional(Origin),
  /** Further https origins that launch addresses may have. Empty: any https origin. */
  launch_hosts: v.optional(v.array(Origin), []),
  /** Whether the site runs on play money: the app then says so on every screen. */
  play_money: v.optional(v.boolean(), false),
  /** Whether registration asks for a referral code. */
  referral_required: v.optional(v.boolean(), false),
  /** Years that a player must have lived to join. */
  minimum_age: v.optional(v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(30)), 18),
  /** ISO 3166 code of the country that phone numbers are first taken to be of. */
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), 'KR'),
  /** Banks that a player's account may be at. */
  banks: v.optional(
    v.array(v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(20)), name: v.string() })),
    [],
  ),
  company: v.optional(v.string()),
  registration: v.optional(v.string()),
  license: v.optional(v.string()),
  adult_mark: v.optional(v.string()),
  help: v.optional(v.string()),
})
export type SiteVariables = v.InferOutput<typeof SiteVariables>

export const WebVariables = v.object({
  theme: v.optional(v.fallback(v.picklist(themeNames), 'dark'), 'dark'),
  style: v.optional(v.fallback(v.picklist(styleNames), 'modern'), 'modern'),
  layout: v.optional(v.fallback(v.picklist(layoutNames), 'list-layout'), 'list-layout'),
  /** Origin and path of the image host: `{image}/background/{provider title}`, `{image}/logo/{provider title}`. */
  image: v.optional(v.string(), ''),
  /** How an image's name ends at the image host, with the dot. */
  image_suffix: v.optional(v.pipe(v.string(), v.regex(/^(\.[a-z]{3,4})?$/)), '.svg'),
  /** Games shown on home to everybody, also before signing in (lists of games need a session); the first is the hero. */
  featured: v.optional(v.array(Game), []),
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
