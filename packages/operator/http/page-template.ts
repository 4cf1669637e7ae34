import type { Language, SiteConfig } from '@marquee/contract/config.ts'
import { type HomeData, homeDataId } from '@marquee/contract/prerendered.ts'
import { textIn } from '@marquee/contract/localized.ts'
import { isLongTitle } from '@marquee/contract/site-title.ts'
import type { BuiltApp } from './built-app.ts'
import { brandDescription } from '../../../brand/brand.ts'
import { textsIn } from '../texts.ts'

/** What the page depends on. It has no personal data, because the service worker caches the page. */
export interface PageVariant {
  /** The site's name. */
  readonly site: string
  readonly language: Language
  /** Those that the site offers; absent for all. */
  readonly languages?: readonly Language[] | undefined
  readonly origin: string
  /** One of the contract's `pagePaths`. */
  readonly path: string
  /** The site's default look, for visitors who have not chosen one. */
  readonly look: Pick<SiteConfig['WEB_VARIABLES'], 'theme' | 'style' | 'layout'>
}

/** Home as `src/prerender.tsx` renders it. */
interface RenderedHome {
  readonly html: string
  readonly data: HomeData
}

/** The brand's title and description in `index.html`, for hosts that serve the file unchanged. */
const brandTags = /<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/

/**
 * `index.html` with the look, name, title, description and link-preview tags (https://ogp.me) of a site, in one language, and with home in `#root`
 * where it is rendered. `data-prerendered` says for which language and layout: on other devices `src/pre-paint.ts` removes it.
 */
export function renderPage(
  { page: template, catalogues }: Pick<BuiltApp, 'page' | 'catalogues'>,
  variant: PageVariant,
  home?: RenderedHome,
): string {
  const { theme, style, layout } = variant.look
  const look = `lang="${variant.language}" data-theme="${theme}" data-style="${style}" data-layout="${layout}"`
  const offered = variant.languages ? ` data-languages="${variant.languages.join(' ')}"` : ''
  const mark = home ? ` data-prerendered="${variant.language} ${layout}"` : ''
  const page = template
    .replace(/<html [^>]*>/, `<html ${look}${offered}${mark}>`)
    .replace(brandTags, () => renderTags(variant) + preload(catalogues.get(variant.language)))
    .replace(/(?<=<span class="shell-brand")[^>]*>[^<]*/, () => shellBrand(variant))
    .replace(/<noscript>[^<]*<\/noscript>/, `<noscript><p>${noScriptText(variant)}</p></noscript>`)
  if (!home) return page
  const data = JSON.stringify(home.data).replaceAll('<', String.raw`\u003c`)
  return page.replace(
    '<div id="root"></div>',
    () =>
      `<div id="root">${home.html}</div><script type="application/json" id="${homeDataId}">${data}</script>`,
  )
}

/** Loads a catalogue with the scripts that import it, instead of after them. */
function preload(catalogue: string | undefined): string {
  return catalogue ? `<link rel="modulepreload" crossorigin href="${catalogue}">` : ''
}

function shellBrand({ site }: PageVariant): string {
  return `${isLongTitle(site) ? ' data-long=""' : ''}>${escapeHtml(site)}`
}

function noScriptText({ language }: PageVariant): string {
  return escapeHtml(textsIn(language).noScriptText)
}

function renderTags({ site, language, origin, path }: PageVariant): string {
  const description =
    brandDescription === undefined ? textsIn(language).description : textIn(brandDescription, language)
  const properties = {
    'og:type': 'website',
    'og:site_name': site,
    'og:title': site,
    'og:description': description,
    'og:url': origin + path,
    'og:image': `${origin}/icons/icon-512.png`,
    'og:image:type': 'image/png',
    'og:image:width': '512',
    'og:image:height': '512',
    'og:image:alt': site,
    'og:locale': localeOf(language),
  }
  return [
    `<title>${escapeHtml(site)}</title>`,
    tag('name', 'description', description),
    ...Object.entries(properties).map(([property, content]) => tag('property', property, content)),
    tag('name', 'twitter:card', 'summary'),
  ].join('\n    ')
}

function tag(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`
}

/** `language_REGION`, as Open Graph writes it: the region where most of the language's speakers are. */
function localeOf(language: Language): string {
  const locale = new Intl.Locale(language).maximize()
  return `${locale.language}_${locale.region ?? ''}`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it is written in HTML, also in an attribute. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}
