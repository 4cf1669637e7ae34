// The brand of this build. Its logo and icon are `icon.svg` beside this file; docs/branding.md says how to check both.
import type { LocalizedText } from '@marquee/contract/localized.ts'

/** The name: on the first paint, of the installed app, and on every page of a site whose configuration has no `title`. */
export const brandName = 'Marquee'

/** The name below the icon of the installed app, where about 12 characters fit. */
export const brandShortName = 'Marquee'

/** What the site is, one sentence for all languages or one for each (`{ en: '…', ko: '…' }`); undefined for the built-in one. */
export const brandDescription: LocalizedText | undefined = undefined
