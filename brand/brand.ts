// The brand of this build. Its logo and icon are `icon.svg` beside this file; docs/branding.md says how to check both.
import type { Language, ThemeName } from '@marquee/contract/config.ts'
import type { LocalizedText } from '@marquee/contract/localized.ts'

/** The name: on the first paint, of the installed app, and on every page of a site whose configuration has no `title`. */
export const brandName = 'Marquee'

/** The name below the icon of the installed app, where about 12 characters fit. */
export const brandShortName = 'Marquee'

/** What the site is, one sentence for all languages or one for each (`{ en: '…', ko: '…' }`); undefined for the built-in one. */
export const brandDescription: LocalizedText | undefined = undefined

/** The theme of the first paint, of the installed app's launch screen, and of players who have not chosen one. */
export const brandTheme: ThemeName = 'dark'

/** The language of the page and of the manifest as files, and of visitors who read none that the site offers. */
export const brandLanguage: Language = 'ko'

/**
 * The languages whose `terms` and `privacy` in packages/operator/locales are the brand's own, the one for readers of all others first;
 * undefined for the built-in documents of a demo site.
 */
export const brandDocuments: readonly [Language, ...Language[]] | undefined = undefined

/**
 * The accent colour, `#rrggbb`: one for all themes, or some themes' own (`{ light: '#0b6e4f', dark: '#3ddc97' }`). The build refuses a colour
 * that cannot be read.
 */
export const brandAccent: string | Partial<Record<ThemeName, string>> = {}
