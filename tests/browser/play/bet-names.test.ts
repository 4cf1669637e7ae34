import { afterEach, describe, expect, test } from 'vitest'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { handGameOf } from '@marquee/studio/server/hands/hand-game.ts'
import { tableGameOf } from '@marquee/studio/server/tables/table-rules.ts'
import { textsIn } from '@marquee/studio/texts.ts'
import { brokenWords } from '../../support/broken-words.ts'
import { tongues } from '../../support/cut-sums.ts'
import { waitFor } from '../../support/wait-for.ts'

const scripts = {
  roulette: 'tables/roulette',
  baccarat: 'tables/baccarat',
  'dragon-tiger': 'tables/dragon-tiger',
  'sic-bo': 'tables/sic-bo',
  'fan-tan': 'tables/fan-tan',
  blackjack: 'hands/blackjack',
  holdem: 'hands/holdem',
} as const

let frame: HTMLIFrameElement
afterEach(() => frame.remove())

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

/** The page of a game before it has reached a studio: its places for bets are there. */
async function open(kind: keyof typeof scripts, language: Language): Promise<Element> {
  const sheet = sheetOf(kind, language)
  frame = document.createElement('iframe')
  frame.height = '640'
  frame.srcdoc = `<!doctype html><html lang="${language}"><head>${unwrapped}${block('sheet', sheet)}${block('fair', textsIn(language).fair)}
    <script type="module" src="/packages/studio/client/${scripts[kind]}.ts"></script></head><body><main id="game"></main></body></html>`
  document.body.replaceChildren(frame)
  return waitFor(() => {
    const felt = frame.contentDocument?.querySelector('.felt button')?.closest('main')
    if (!felt) throw new Error('no places for bets')
    return felt
  })
}

describe.each(Object.keys(scripts) as (keyof typeof scripts)[])('%s', (kind) => {
  test.each(tongues)('has whole words on its places and buttons in %s', async (language) => {
    const root = await open(kind, language)
    for (const width of [320, 360, 412]) {
      frame.width = String(width)
      expect(brokenWords(root, '.spot, .action'), `${width}`).toEqual([])
    }
  })
})
