import type { Language } from '@marquee/contract/config.ts'
import { palettes } from '../../catalogue/palettes.ts'
import { textsIn } from '../../texts.ts'
import type { BuiltGame } from './built-files.ts'
import type { StudioGame } from '../games/games.ts'

/** A text as it appears in HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * The page of one game in one language. It holds no token and no inline script.
 *
 * @param origins the origins that may frame the page and exchange messages with it
 */
export function gamePage(
  game: StudioGame,
  language: Language,
  built: BuiltGame,
  origins: readonly string[],
): string {
  const table = game.tableSheetIn(language)
  const hand = game.handSheetIn(language)
  const sheet = hand ?? table ?? game.sheetIn(language)
  const isSlot = sheet !== hand && sheet !== table
  const entry = built.entry(hand ? `hands/${hand.kind}` : table ? `tables/${table.kind}` : 'slots/slot')
  const { game: gameTexts, fair } = textsIn(language)
  const { loading, noScript } = gameTexts
  const data = dataBlock(sheet)
  const mechanic = isSlot ? ` data-mechanic="${game.mechanic}"` : ''
  const crest = game.pictures[0] ?? 'data:,'
  const links = [
    `<link rel="stylesheet" href="/theme/${game.palette}.css">`,
    ...entry.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...entry.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...(isSlot ? [`<link rel="preload" as="image" href="${crest}">`] : []),
  ]
  return `<!doctype html>
<html lang="${language}" data-scene="${game.scene}" data-game="${sheet.id}"${mechanic} data-origins="${escapeHtml(origins.join(' '))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="format-detection" content="telephone=no, date=no, email=no, address=no">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapeHtml(sheet.title)}</title>
<link rel="icon" href="${crest}">
${links.join('\n')}
<script type="application/json" id="sheet">${data}</script>
<script type="application/json" id="fair">${dataBlock(fair)}</script>
<script type="module" src="${entry.script}"></script>
</head>
<body>
<main id="game" class="loading"><p role="status" class="loading-words">${escapeHtml(loading)}</p></main>
<noscript>${escapeHtml(noScript)}</noscript>
</body>
</html>
`
}

/** JSON for a data block. A `<` could end the block; JSON reads its escape as the same character. */
const dataBlock = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The page for an unknown game. */
export function missingPage(language: Language): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>404</title></head>
<body><p>${escapeHtml(textsIn(language).game.missing)}</p></body></html>
`
}

/** A palette as custom properties; `undefined` for an unknown name. Games differ by nothing else in CSS. */
export function themeSheet(name: string): string | undefined {
  const palette = Object.hasOwn(palettes, name) ? palettes[name] : undefined
  if (palette === undefined) return undefined
  const { sky, light, metal } = palette
  const ramp = (label: string, colours: readonly string[]) =>
    colours.map((colour, index) => `--${label}-${index}:${colour}`).join(';')
  return `:root{${ramp('sky', sky)};--light:${light};${ramp('metal', metal)}}\n`
}

/** Only the studio's own files run and are loaded; only the operator's apps may frame the game. */
export function gamePolicy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
