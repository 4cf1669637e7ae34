import type { Language } from '../../src/contract/config.ts'
import { type MotifName, motifs } from '../art/motifs.ts'
import { textsIn } from '../texts/languages.ts'
import type { StudioGame } from './games.ts'
import { lines } from './math/lines.ts'
import type { Outcome } from './math/model.ts'
import { escapeHtml } from './page.ts'
import { isUnfinished, type RoundRow } from './rounds.ts'
import type { RoundPicture } from './schema.ts'

/** The picture of an outcome, for the round's record. */
export function pictureOf({ pictures }: StudioGame, { window, wins }: Outcome): RoundPicture {
  const paid = new Map<string, { reel: number; row: number }>()
  for (const { line, run } of wins) {
    const rows = lines[line]?.slice(0, run) ?? []
    for (const [reel, row] of rows.entries()) paid.set(`${reel} ${row}`, { reel, row })
  }
  return {
    reels: window.map((reel) => reel.map((symbol) => pictures[symbol] ?? '')),
    paid: [...paid.values()],
  }
}

/** The page of a finished round's result, as it was drawn. */
export function replayPage(row: RoundRow, palette: string, language: Language): string {
  const texts = textsIn(language)
  const { words, notKept } = texts.game
  const said = isUnfinished(row)
    ? words.unclearTitle
    : row.state === 'voided' || row.state === 'refused'
      ? words.voidedTitle
      : notKept
  const content =
    row.picture === null ? `<p>${escapeHtml(said)}</p>` : reelsOf(row.picture, (name) => texts.symbols[name])
  return replayDocument(language, palette, words.reels, content)
}

/** The document of a replay. It needs no script. */
export function replayDocument(language: Language, palette: string, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/theme/${palette}.css">
<link rel="stylesheet" href="/replay.css">
</head>
<body>${content}</body>
</html>
`
}

function reelsOf({ reels, paid }: RoundPicture, nameOf: (motif: MotifName) => string): string {
  const didPay = new Set(paid.map(({ reel, row }) => `${reel} ${row}`))
  const rows = (reels[0] ?? []).map((_, row) =>
    reels
      .map((symbols, reel) => {
        const address = symbols[row] ?? ''
        const motif = address.split('/')[2] ?? ''
        const name = isMotif(motif) ? nameOf(motif) : ''
        const mark = didPay.has(`${reel} ${row}`) ? ' class="paid"' : ''
        return `<img${mark} src="${escapeHtml(address)}" alt="${escapeHtml(name)}">`
      })
      .join(''),
  )
  const won = paid.length > 0 ? ' class="won"' : ''
  return `<main${won}>${rows.map((row) => `<div>${row}</div>`).join('')}</main>`
}

const isMotif = (name: string): name is MotifName => Object.hasOwn(motifs, name)

/** Styles of every replay. Symbols that did not pay step back behind those that did. */
export const replaySheet = `html{height:100%}
body{box-sizing:border-box;display:grid;place-items:center;min-height:100%;margin:0;padding:8px;background:linear-gradient(var(--sky-0),var(--sky-1));color:#fff;font:16px/1.5 system-ui,sans-serif;text-align:center}
main{display:grid;gap:4px;width:min(100%,146vh)}
div{display:grid;grid-template-columns:repeat(5,1fr);gap:4px}
img{width:100%;aspect-ratio:1;border-radius:12%;background:#0006}
.won img{opacity:.4}
h1{margin:0;font-size:28px}
dl{display:grid;grid-template-columns:auto auto;gap:2px 16px;width:max-content;max-width:100%;margin:0 auto;text-align:start}
dd{margin:0;font-variant-numeric:tabular-nums;text-align:end}
.won .paid{opacity:1;box-shadow:0 0 0 2px var(--light)}
`

/** The policy of a replay: its pictures and styles are the studio's own, and only the operator's apps may frame it. */
export function replayPolicy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.join(' ')}`,
  ].join('; ')
}
