import { createHash } from 'node:crypto'
import type { SiteConfig } from '@marquee/contract/config.ts'
import {
  frameFeatures,
  isAtHost,
  returnPath,
  strangerFrame,
  studioFrames,
} from '@marquee/contract/studio-frames.ts'

/** `'sha256-…'` of the text of every inline script and style of a page. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

// Emotion inserts an empty <style> and fills it through the CSSOM: only the empty text needs a hash.
const emptyStyle = sha256('')

/** Hashes of the inline scripts and styles of the built page: the policy always fits the build that is served. */
export function inlineHashes(html: string): InlineHashes {
  const texts = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => sha256(match[1] ?? ''))
  return {
    scripts: texts(/<script(?![^>]*\s(?:src|type)\s*=)[^>]*>([\s\S]*?)<\/script>/gi),
    styles: texts(/<style[^>]*>([\s\S]*?)<\/style>/gi),
  }
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Browsers shall use https from now on, where a site is reached by a name. Not localhost: other programs of this machine serve it
 * by plain http.
 */
export function transportHeaders(origin: string): Record<string, string> {
  const { protocol, hostname } = new URL(origin)
  const isNamedHttps = protocol === 'https:' && hostname !== 'localhost' && !/^[\d.]+$|^\[/.test(hostname)
  return isNamedHttps ? { 'Strict-Transport-Security': `max-age=${365 * 86_400}` } : {}
}

/** All headers of the built page where a web server serves it as a file: those that the operator sends with its pages. */
export function filePageHeaders(
  hashes: InlineHashes,
  config: SiteConfig,
  origin: string,
): Record<string, string> {
  return {
    ...pageHeaders(hashes, config, origin),
    ...transportHeaders(origin),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  }
}

/** The security headers of the app's pages. Frames come from the studios' hosts only, and may do what their configuration says. */
export function pageHeaders(
  hashes: InlineHashes,
  config: SiteConfig,
  origin: string,
): Record<string, string> {
  const { launch_host, launch_hosts } = config.VARIABLES
  const studios = studioFrames(config).map((studio) => ({
    ...studio,
    hosts: unique([...studio.hosts, ...studio.frame_hosts]),
  }))
  const isAny = launch_hosts.length === 0
  const strangers = unique([launch_host, ...launch_hosts]).filter(
    (host) => !studios.some(({ hosts }) => hosts.includes(host) || isAtHost(host, hosts)),
  )
  const frames = [...studios, { ...strangerFrame, hosts: strangers }]
  const frameHosts = unique([...(isAny ? ['https:'] : []), ...frames.flatMap(({ hosts }) => hosts)])
  const images = unique([config.WEB_VARIABLES.image, config.VARIABLES.seal?.image].map(originOf))
  const otherOrigin = (other: string | undefined) => (other === undefined || other === origin ? [] : [other])
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes.scripts],
    'style-src': ["'self'", ...hashes.styles, emptyStyle],
    // `blob:` is of the page's own making: pictures that only a call with the session brings (`packages/operator/support/pictures.ts`).
    'img-src': ["'self'", 'data:', 'blob:', ...images.flatMap(otherOrigin)],
    'connect-src': ["'self'", ...otherOrigin(config.front_api_domain)],
    // The game's own buttons lead to the return page, which only the app may frame.
    'frame-src': [`${origin}${returnPath}`, ...frameHosts],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['marquee-sw', "'allow-duplicates'"],
  }
  const permissions = [
    ...frameFeatures.map((feature) => {
      const allowed = unique(frames.flatMap(({ allow, hosts }) => (allow.includes(feature) ? hosts : [])))
      const isOpen = isAny && strangerFrame.allow.includes(feature)
      return `${feature}=${isOpen ? '*' : `(${['self', ...allowed.map((host) => `"${host}"`)].join(' ')})`}`
    }),
    ...['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi'].map((feature) => `${feature}=()`),
  ]
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    'Permissions-Policy': permissions.join(', '),
    // The app navigates a game's popup after opening it: with `same-origin` it would lose its reference to the popup.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }
}

/** The origin of a picture's address; undefined for a path of the app's own, and for a picture that is its own address. */
function originOf(address: string | undefined): string | undefined {
  return address !== undefined && /^https?:/i.test(address) ? new URL(address).origin : undefined
}

/** The headers of the return page, which a game's own buttons open in its frame. */
export const returnHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
}

function unique(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))]
}
