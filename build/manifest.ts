import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import type { Plugin } from 'vite'
import type { ManifestOptions } from 'vite-plugin-pwa'
import { type Language, languages } from '@marquee/contract/config.ts'
import { textIn } from '@marquee/contract/localized.ts'
import { brandDescription, brandName, brandShortName, brandTheme } from '../brand/brand.ts'
import texts from '../src/standalone-texts.json' with { type: 'json' }
import { palettes } from '../src/theme/palettes.ts'

const icon = (name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') =>
  ({ src: `/icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }) as const
const shortcut = (name: string, url: string, picture: string) => ({
  name,
  url,
  icons: [{ src: `/icons/shortcut-${picture}.png`, sizes: '96x96', type: 'image/png' }],
})
const narrow = { sizes: '720x1600', type: 'image/png', form_factor: 'narrow' } as const
const wide = { sizes: '1440x900', type: 'image/png', form_factor: 'wide' } as const

/**
 * The web app manifest in a language, with the app's own words from its catalogue. Colours are those of the brand's theme; the
 * pictures are made from the running product by `npm run pictures`.
 */
export async function manifestIn(language: Language): Promise<Partial<ManifestOptions>> {
  const t = await translationsOf(language)
  return {
    id: '/',
    name: brandName,
    short_name: brandShortName,
    description:
      brandDescription === undefined ? texts.description[language] : textIn(brandDescription, language),
    lang: language,
    dir: 'ltr',
    scope: '/',
    start_url: '/home',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    orientation: 'any',
    theme_color: palettes[brandTheme].background,
    background_color: palettes[brandTheme].background,
    categories: ['games', 'entertainment'],
    // An open window may hold a round: the system must not navigate it. `src/shell/start/launch-queue.ts` opens the address.
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
      icon('monochrome', 512, 'monochrome'),
    ],
    shortcuts: [
      shortcut(t('Wallet'), '/wallet/depositpage', 'wallet'),
      shortcut(t('Favourites'), '/favourites', 'favourites'),
      shortcut(t('Continue', 'last game'), '/home#continue', 'continue'),
    ],
    screenshots: [
      { ...narrow, src: '/screenshots/home-narrow.png', label: t('Home') },
      { ...narrow, src: '/screenshots/game-narrow.png', label: t('Games') },
      { ...narrow, src: '/screenshots/wallet-narrow.png', label: t('Wallet') },
      { ...wide, src: '/screenshots/home-wide.png', label: t('Home') },
      { ...wide, src: '/screenshots/game-wide.png', label: t('Games') },
    ],
  }
}

async function translationsOf(language: Language): Promise<(message: string, context?: string) => string> {
  const filename = new URL(`../locales/${language}.po`, import.meta.url)
  const options = { locale: language, sourceLocale: 'en', filename: filename.pathname }
  const entries = Object.values(await formatter().parse(readFileSync(filename, 'utf8'), options))
  return (message, context) => {
    const entry = entries.find((each) => each.message === message && each.context === context)
    if (!entry) throw new Error(`the manifest needs “${message}”, which is not in ${language}.po`)
    return entry.translation || message
  }
}

/** Writes `manifest/{language}.webmanifest`; `src/platform/i18n/i18n.ts` points the page at the one of the player's language. */
export function manifestLanguages(): Plugin {
  return {
    name: 'manifest-languages',
    apply: 'build',
    async generateBundle() {
      for (const language of languages) {
        const source = JSON.stringify(await manifestIn(language))
        this.emitFile({ type: 'asset', fileName: `manifest/${language}.webmanifest`, source })
      }
    },
  }
}
