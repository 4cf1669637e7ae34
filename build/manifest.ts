import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import type { Plugin } from 'vite'
import type { ManifestOptions } from 'vite-plugin-pwa'
import { type Language, languages } from '@marquee/contract/config.ts'

export const descriptions: Readonly<Record<Language, string>> = {
  en: 'Games, wallet and support in one place',
  ko: '게임, 지갑, 고객 지원을 한곳에서',
  'zh-CN': '游戏、钱包与客服，一处搞定',
  'zh-TW': '遊戲、錢包與客服，一次到位',
  ja: 'ゲーム、ウォレット、サポートをひとつに',
  vi: 'Trò chơi, ví và hỗ trợ ở cùng một nơi',
  th: 'เกม กระเป๋าเงิน และฝ่ายบริการลูกค้า รวมไว้ในที่เดียว',
  ms: 'Permainan, dompet dan sokongan di satu tempat',
  id: 'Game, dompet, dan dukungan di satu tempat',
  fil: 'Mga laro, wallet at support sa iisang lugar',
  es: 'Juegos, billetera y atención al cliente en un solo lugar',
  tr: 'Oyunlar, cüzdan ve destek tek yerde',
  de: 'Spiele, Wallet und Kundenservice an einem Ort',
  it: 'Giochi, portafoglio e assistenza in un unico posto',
  km: 'ហ្គេម កាបូបលុយ និងសេវាអតិថិជន នៅកន្លែងតែមួយ',
  lo: 'ເກມ ກະເປົາເງິນ ແລະຝ່າຍບໍລິການລູກຄ້າ ຢູ່ບ່ອນດຽວ',
}

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
 * The web app manifest in a language, with the app's own words from its catalogue. Colours are those of the default theme; the
 * pictures are made from the running product by `npm run manifest-screenshots`.
 */
export async function manifestIn(language: Language): Promise<Partial<ManifestOptions>> {
  const t = await translationsOf(language)
  return {
    id: '/',
    name: 'Marquee',
    short_name: 'Marquee',
    description: descriptions[language],
    lang: language,
    dir: 'ltr',
    scope: '/',
    start_url: '/home',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    orientation: 'any',
    theme_color: '#111215',
    background_color: '#111215',
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
