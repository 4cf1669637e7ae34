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
  /** Smallest point conversion (section 9). */
  point_unit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 10_000),
  /** Host that `http://` launch addresses are rewritten to; `front_api_domain` when absent. */
  launch_host: v.optional(Origin),
  /** Further https origins that launch addresses may have. Empty: any https origin. */
  launch_hosts: v.optional(v.array(Origin), []),
  /** Whether the site runs on play money: the app then says so on every screen. */
  play_money: v.optional(v.boolean(), false),
  /** Whether registration asks for a referral code. */
  referral_required: v.optional(v.boolean(), false),
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
