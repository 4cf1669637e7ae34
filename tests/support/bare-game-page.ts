import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { handGameOf } from '@marquee/studio/server/hands/hand-game.ts'
import { tableGameOf } from '@marquee/studio/server/tables/table-rules.ts'
import { textsIn } from '@marquee/studio/texts.ts'
import type { tongues } from './cut-sums.ts'
import { waitFor } from './wait-for.ts'

/** The scripts of the pages with places for bets, by kind of game. */
export const scripts = {
  roulette: 'tables/roulette',
  baccarat: 'tables/baccarat',
  'dragon-tiger': 'tables/dragon-tiger',
  'sic-bo': 'tables/sic-bo',
  'fan-tan': 'tables/fan-tan',
  blackjack: 'hands/blackjack',
  holdem: 'hands/holdem',
} as const

const block = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

type Language = (typeof tongues)[number]

/** What the studio writes into the page of a game, which a browser cannot build: it fingerprints the rules of slots. */
function sheetOf(kind: keyof typeof scripts, language: Language) {
  const title = catalogue().games.find((game) => game.table === kind && game.is_service === 1)
  if (title === undefined) throw new Error(`no title is ${kind}`)
  const { game, tables, hands } = textsIn(language)
  const { id } = title
  const common = { id, title: id, kind, words: game.words, table: tables, rtp: 99 }
  const hand = handGameOf(title)
  if (hand !== undefined) return { ...common, hand: hands, side_rtp: hand.rules.sideRtp ?? null }
  const spots = (tableGameOf(title)?.rules.spots ?? []).map((spot) => spotOf(title, spot))
  return { ...common, rule: kind, spots }
}

function spotOf(title: Parameters<typeof tableGameOf>[0], id: string) {
  const rules = tableGameOf(title)?.rules
  return { id, best: rules?.bestOf(id) ?? 0, rtp: 99, varies: rules?.varies?.(id) ?? false }
}

/** Vitest wraps the dynamic imports of what it serves, in this page only. */
const unwrapped =
  '<script>globalThis.__vitest_browser_runner__ = { wrapDynamicImport: (load) => load() }</script>'

/** Opens the page of a game in a frame, before it has reached a studio: its places for bets are there. */
export async function openBarePage(
  kind: keyof typeof scripts,
  language: Language,
): Promise<{ readonly frame: HTMLIFrameElement; readonly root: HTMLElement }> {
  const sheet = sheetOf(kind, language)
  const frame = document.createElement('iframe')
  frame.height = '640'
  frame.srcdoc = `<!doctype html><html lang="${language}"><head>${unwrapped}${block('sheet', sheet)}${block('fair', textsIn(language).fair)}
    <script type="module" src="/packages/studio/client/${scripts[kind]}.ts"></script></head><body><main id="game"></main></body></html>`
  document.body.replaceChildren(frame)
  const root = await waitFor(() => {
    const felt = frame.contentDocument?.querySelector('.felt button')?.closest<HTMLElement>('main')
    if (!felt) throw new Error('no places for bets')
    return felt
  })
  return { frame, root }
}
