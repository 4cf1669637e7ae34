import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import type { Plugin } from 'vite'
import { type Language, languages } from '../src/contract/config.ts'
import { manifest } from './manifest.ts'

/** The description of the app, which a browser shows before installing it. */
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

/** The app's own words for where the shortcuts lead and what the screenshots show, by the name in their address. */
const sources: readonly (readonly [address: RegExp, source: string, context?: string])[] = [
  [/wallet/, 'Wallet'],
  [/favourites/, 'Favourites'],
  [/continue/, 'Continue', 'last game'],
  [/home/, 'Home'],
  [/game/, 'Games'],
]

type Translate = (source: string, context?: string) => string

async function translationsOf(language: Language): Promise<Translate> {
  const filename = new URL(`../locales/${language}.po`, import.meta.url)
  const context = { locale: language, sourceLocale: 'en', filename: filename.pathname }
  const entries = Object.values(await formatter().parse(readFileSync(filename, 'utf8'), context))
  return (source, meaning) => {
    const entry = entries.find(({ message, context: of }) => message === source && of === meaning)
    if (!entry) throw new Error(`the manifest needs “${source}”, which is not in ${language}.po`)
    return entry.translation || source
  }
}

/** The manifest in a language. */
async function manifestIn(language: Language): Promise<object> {
  const translate = await translationsOf(language)
  const named = (address: string): string => {
    const source = sources.find(([pattern]) => pattern.test(address))
    if (!source) throw new Error(`the manifest has no words for ${address}`)
    return translate(source[1], source[2])
  }
  return {
    ...manifest,
    lang: language,
    description: descriptions[language],
    shortcuts: manifest.shortcuts?.map((shortcut) => ({
      ...shortcut,
      name: named(shortcut.icons?.[0]?.src ?? shortcut.url),
    })),
    screenshots: manifest.screenshots?.map((screenshot) => ({ ...screenshot, label: named(screenshot.src) })),
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
