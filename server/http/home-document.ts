import type { Language } from '../../src/contract/config.ts'
import { escapeXml } from '../art/markup.ts'
import { textsIn } from '../texts/languages.ts'
import type { BuiltApp } from './built-app.ts'
import type { HomeData } from './home-renderer.ts'

/** Beside the page's own part, which is in front of it until then: leaves either the rendered home or the shell. */
const settle =
  "{const r=document.getElementById('root'),s=document.querySelector('.shell');document.documentElement.dataset.document===undefined?r.replaceChildren(s):s.remove()}"

/** Pictures that `src/home-gate.ts` holds back: a lazy one without a box is not fetched. */
const heldPictures = '[data-pictures] img[loading=lazy]{display:none}'

/**
 * The built page with home as the operator rendered it, which is the first paint. Its styles are inline; the sheets stay as
 * disabled links, which the app's loader takes for loaded. The shell stands before it, for a device that home was not
 * rendered for (`gate`, the built `src/home-gate.ts`).
 * `page` is the page of one site and language.
 */
export function homeDocument(
  built: BuiltApp,
  page: string,
  gate: string,
  language: Language,
  { config, providers }: HomeData,
  html: string,
): string {
  const sheets = [...page.matchAll(/<link [^>]*href="(\/assets\/[^"]+\.css)"[^>]*>/g)].toSorted(
    ([one], [other]) => order(one) - order(other),
  )
  const styles = sheets.map(([, path = '']) => textOf(built, path)).join('')
  const first = built.pageList.catalogues[language]
  const links = [
    ...sheets.map(([, path]) => `<link rel="stylesheet" crossorigin href="${path}" disabled>`),
    ...(first ? [`<link data-start="modulepreload" data-catalogue crossorigin href="${first}">`] : []),
  ].join('')
  const data = JSON.stringify({ config, providers }).replaceAll('<', String.raw`\u003c`)
  const unstyled = sheets.reduce((text, [link]) => text.replace(link, ''), page)
  const [, shell = ''] = /<div id="root">([\s\S]*)<\/div>\s*<noscript>/.exec(unstyled) ?? []
  return (
    unstyled
      .replace('<html ', `<html data-document="${language} ${config.WEB_VARIABLES.layout}" `)
      // Its icon would share a slow line with the scripts: the app links the one of its language (`src/platform/i18n/i18n.ts`).
      .replace(/<link rel="manifest"[^>]*>/, '<link rel="manifest">')
      .replace('</style>', () => `</style><style>${styles}${heldPictures}</style>${links}`)
      // Nothing is painted before the page's first words: an empty frame would only keep the parser waiting.
      .replace(/(<link rel="expect" href=)"[^"]*"/, '$1"#hero-title"')
      .replace('</head>', () => `<script>${gate}</script></head>`)
      .replace(
        /<div id="root">[\s\S]*<\/noscript>/,
        () =>
          `<noscript><p>${escapeXml(textsIn(language).withoutScript)}</p></noscript>${shell.trim()}<div id="root">${html}</div>` +
          `<script type="application/json" id="home-data">${data}</script><script>${settle}</script>`,
      )
  )
}

/**
 * The header `Link` of a home: a browser asks for the scripts when it has the head of the answer, 100 ms before a slow phone reads of them
 * in the page.
 */
export function scriptLinks(html: string): string {
  return [...html.matchAll(/<link data-start="modulepreload"[^>]* href="([^"]+)">/g)]
    .map(([, path]) => `<${path}>; rel=modulepreload; crossorigin; fetchpriority=low`)
    .join(', ')
}

/** The order in which the app's loader would add the sheets: the page's, those of the start, those of home. */
function order(link: string): number {
  if (link.includes('rel="stylesheet"')) return 0
  return link.includes('data-home') ? 2 : 1
}

function textOf(built: BuiltApp, path: string): string {
  return Buffer.from(built.files.get(path)?.raw ?? []).toString('utf8')
}
