import type { Language } from '@marquee/contract/config.ts'
import { escapeHtml } from './page.ts'

/**
 * The document of a replay. It needs no script.
 *
 * @param head further elements of its head
 */
export function replayDocument(
  language: Language,
  palette: string,
  title: string,
  content: string,
  head = '',
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, email=no, address=no">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/theme/${palette}.css">
<link rel="stylesheet" href="/replay.css">
${head}</head>
<body>${content}</body>
</html>
`
}

/** Styles of every replay. A window of a slot fits the height of its frame. Symbols that did not pay step back behind those that did. */
export const replaySheet = `html{height:100%}
body{box-sizing:border-box;display:grid;place-items:center;min-height:100%;margin:0;padding:8px;background:linear-gradient(var(--sky-0),var(--sky-1));color:#fff;font:16px/1.5 system-ui,sans-serif;text-align:center}
:lang(ko) body{word-break:keep-all}
main{display:grid;gap:10px;width:min(100%,146vh)}
section{display:grid;gap:4px}
.reels{--columns:5;--rows:3;justify-self:center;width:min(100%,calc((100vh - 24px)*var(--columns)/var(--rows)))}
.rows-4{--rows:4}
.rows-5{--rows:5}
.rows-6{--rows:6}
.rows-7{--rows:7}
.rows-8{--rows:8}
div{display:grid;grid-template-columns:repeat(5,1fr);gap:4px}
.six{--columns:6}
.six div{grid-template-columns:repeat(6,1fr)}
p{margin:0;font-variant-numeric:tabular-nums}
img{width:100%;aspect-ratio:1;border-radius:12%;background:#0006}
.won img{opacity:.4}
h1{margin:0;font-size:28px}
dl{display:grid;grid-template-columns:auto auto;gap:2px 16px;width:max-content;max-width:100%;margin:0 auto;text-align:start}
dd{margin:0;font-variant-numeric:tabular-nums;text-align:end}
.hand{align-items:start;grid-template-columns:repeat(auto-fit,minmax(130px,1fr));gap:6px 12px;font-size:13px;line-height:1.3}
.hand>p,.hand>dl{grid-column:1/-1}
h2{margin:0;font-size:13px;font-weight:600}
.cards{display:flex;align-items:start;flex-wrap:wrap;justify-content:center;gap:3px}
.cards b{min-width:18px;padding:2px 3px;border-radius:4px;background:#fff;color:#14161c;font-size:14px;line-height:18px}
.cards .red{color:#b3202c}
.cards .down{min-height:18px;background:#5b3a1e}
.table{box-sizing:border-box;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:6px 16px;width:min(100%,420px);padding:4px 8px}
.table>*{flex:0 1 auto}
.table>h1,.table>dl{flex-basis:100%}
.table>dl{grid-template-columns:minmax(0,1fr) auto;width:auto;font-size:14px;line-height:20px;overflow-wrap:anywhere}
.table h1{font-size:20px;line-height:1.3}
.table .cards b{min-width:34px;padding:8px 4px;border-radius:6px;font-size:20px;line-height:24px}
.wheel{width:min(70vw,52vh)}
.wheel path,.hub{stroke:#0005;fill:#14161c}
.wheel .red{fill:#b3202c}
.wheel .green{fill:#16794a}
.wheel .value-1{fill:#27425f}
.wheel .value-3{fill:#16794a}
.wheel .value-5{fill:#6b3fa0}
.wheel .value-11{fill:#b3202c}
.wheel .value-23{fill:#a85b00}
.wheel .value-47{fill:#8a6d00}
.wheel text{fill:#fff;font-size:10px;text-anchor:middle}
.wheel .number{font-size:48px;font-weight:700}
.ball{fill:#fff}
.dice{display:flex;gap:10px}
.dice svg{width:min(22vw,34vh)}
.dice rect{fill:#fff}
.dice circle{fill:#14161c}
.beads{width:min(100%,150vh);max-height:40vh}
.beads circle{fill:#ffffff80}
.beads .left{fill:var(--light)}
.drawn{display:flex;flex-wrap:wrap;justify-content:center;gap:4px}
.drawn b{min-width:34px;padding:4px 6px;border-radius:17px;background:#0008;font-size:14px}
.drawn .hit{background:var(--light);color:#14161c}
a{color:#fff}
button{min-height:48px;padding:10px 18px;border:0;border-radius:14px;background:#fff;color:#101014;font:inherit;font-weight:600}
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
