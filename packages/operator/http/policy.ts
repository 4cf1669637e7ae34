import { createHash } from 'node:crypto'
import type { SiteConfig } from '@marquee/contract/config.ts'

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

/** The security headers of the app's pages. Frames come from the studio's origins only. */
export function pageHeaders(
  hashes: InlineHashes,
  config: SiteConfig,
  origin: string,
): Record<string, string> {
  const { launch_host, launch_hosts } = config.VARIABLES
  const frames = unique([launch_host, ...launch_hosts])
  const images = unique([config.WEB_VARIABLES.image, config.VARIABLES.seal?.image].map(originOf))
  const otherOrigin = (other: string | undefined) => (other === undefined || other === origin ? [] : [other])
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes.scripts],
    'style-src': ["'self'", ...hashes.styles, emptyStyle],
    // `blob:` is of the page's own making: pictures that only a call with the session brings (`packages/operator/support/pictures.ts`).
    'img-src': ["'self'", 'data:', 'blob:', ...images.flatMap(otherOrigin)],
    'connect-src': ["'self'", ...otherOrigin(config.front_api_domain)],
    'frame-src': frames.length > 0 ? frames : ['https:'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['marquee-sw', "'allow-duplicates'"],
  }
  const allowed = ['self', ...frames.map((frame) => `"${frame}"`)].join(' ')
  const permissions = [
    ...['fullscreen', 'autoplay', 'screen-wake-lock'].map((feature) => `${feature}=(${allowed})`),
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

function unique(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))]
}
