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

/** Styles of every replay. Symbols that did not pay step back behind those that did. */
export const replaySheet = `html{height:100%}
body{box-sizing:border-box;display:grid;place-items:center;min-height:100%;margin:0;padding:8px;background:linear-gradient(var(--sky-0),var(--sky-1));color:#fff;font:16px/1.5 system-ui,sans-serif;text-align:center}
:lang(ko) body{word-break:keep-all}
main{display:grid;gap:10px;width:min(100%,146vh)}
section{display:grid;gap:4px}
div{display:grid;grid-template-columns:repeat(5,1fr);gap:4px}
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
