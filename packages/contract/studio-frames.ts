import * as v from 'valibot'
import { isSafeOrigin, type SiteConfig } from './config.ts'

/** An origin, or all subdomains of a host: `https://*.example.org`. */
const HostPattern = v.pipe(
  v.string(),
  v.regex(/^[^*]+:\/\/(?:\*\.)?[^*]+$/),
  // Browsers do not agree on whether a host may have a `*`.
  v.check((text) => isSafeOrigin(text.replace('://*.', '://any.'))),
)

/** Sandbox tokens that a studio's pages may have. None of them lets a page navigate the app. */
const sandboxTokens = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-pointer-lock',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-modals',
  'allow-downloads',
  'allow-orientation-lock',
  'allow-presentation',
  'allow-storage-access-by-user-activation',
] as const

/** Features of a permissions policy that the app can delegate to a studio's pages. */
export const frameFeatures = [
  'fullscreen',
  'autoplay',
  'screen-wake-lock',
  'clipboard-write',
  'encrypted-media',
  'picture-in-picture',
  'gyroscope',
  'accelerometer',
] as const

/** What games post to the page around them. `none`: nothing. The others are described in docs/game-frame.md. */
export const messageFormats = ['marquee', 'none', 'common', 'hizi', 'moneypot', 'tomhorn'] as const
export type MessageFormat = (typeof messageFormats)[number]

/** How the games of one studio run in the app. An unknown property is an error, because it may be a misspelt restriction. */
export const StudioFrame = v.strictObject({
  /** Where its launch addresses are. */
  hosts: v.pipe(v.array(HostPattern), v.minLength(1)),
  /** Where else its pages may be loaded from, for example after a redirect of its launcher. */
  frame_hosts: v.optional(v.array(HostPattern), []),
  /** Ids of the providers whose games it launches. With them, a game that needs a window opens in the first click. */
  providers: v.optional(v.array(v.string()), []),
  /** `page`: a browser tab. */
  window: v.optional(v.picklist(['frame', 'popup', 'page']), 'frame'),
  /** `false`: no sandbox, for studios that do not run in one. */
  sandbox: v.optional(v.union([v.literal(false), v.array(v.picklist(sandboxTokens))]), [...sandboxTokens]),
  allow: v.optional(v.array(v.picklist(frameFeatures)), [
    'fullscreen',
    'autoplay',
    'screen-wake-lock',
    'clipboard-write',
    'encrypted-media',
  ]),
  /** Without it the app listens for its own format, and soon treats a game that has not used it as silent. */
  messages: v.optional(v.picklist(messageFormats)),
  /**
   * How long after a change the balance under a game that does not report its rounds shows it, ms, so that it never tells a
   * result before the game. `false`: such a game has no balance under it.
   */
  balance_delay_ms: v.optional(
    v.union([v.literal(false), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000))]),
    false,
  ),
})
export type StudioFrame = v.InferOutput<typeof StudioFrame>

/** `VARIABLES.studios`. The first one whose hosts match applies. */
export const StudioFrames = v.array(StudioFrame)

/** Whose games an entry of `VARIABLES.studios` is about, where the rest of it is not valid. */
const Named = v.fallback(
  v.object({
    hosts: v.fallback(StudioFrame.entries.hosts, []),
    providers: v.fallback(StudioFrame.entries.providers, []),
  }),
  { hosts: [], providers: [] },
)

/** What applies to an origin that no studio names. */
export const strangerFrame: StudioFrame = v.parse(StudioFrame, { hosts: ['https://*.invalid'] })

/** The entries of `VARIABLES.studios`, each with its settings if it is valid. */
function entries({ VARIABLES: { studios = [] } }: SiteConfig) {
  return (Array.isArray(studios) ? studios : [studios]).map((entry: unknown) => {
    const { success, output } = v.safeParse(StudioFrame, entry)
    return { ...v.parse(Named, entry), settings: success ? output : undefined }
  })
}

/** The studios of a site. An entry that is not valid does not affect the others: `hasUnknownSettings`. */
export function studioFrames(site: SiteConfig): readonly StudioFrame[] {
  return entries(site).flatMap(({ settings }) => settings ?? [])
}

/**
 * Whether the settings for a game at `origin`, or for all games of a provider, are in an entry that is not valid. Such a game
 * must not be launched, because its restrictions are unknown. An entry without valid hosts may be about any other origin.
 */
export function hasUnknownSettings(
  site: SiteConfig,
  game: { origin: string } | { provider: string },
): boolean {
  const all = entries(site)
  if ('provider' in game)
    return all.some(({ settings, providers }) => !settings && providers.includes(game.provider))
  const own = all.find(({ hosts }) => isAtHost(game.origin, hosts))
  return own ? !own.settings : all.some(({ settings, hosts }) => !settings && hosts.length === 0)
}

/** Whether an origin is one of these hosts, which may be `https://*.example.org`. */
export function isAtHost(origin: string, hosts: readonly string[]): boolean {
  return hosts.some((host) => {
    const [scheme, domain] = host.split('://*.')
    return domain === undefined
      ? host === origin
      : origin.startsWith(`${scheme}://`) && origin.endsWith(`.${domain}`)
  })
}

/** The settings for a game at `origin`. */
export function studioFrameAt(origin: string, site: SiteConfig): StudioFrame {
  return studioFrames(site).find(({ hosts }) => isAtHost(origin, hosts)) ?? strangerFrame
}

/** The app's own page that a game leads to, with `?to=lobby`, `cashier` or `history`. A file, so that any web server has it. */
export const returnPath = '/game/return.html'
