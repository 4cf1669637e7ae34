import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { Language } from '@marquee/contract/config.ts'
import { textIn } from '@marquee/contract/localized.ts'
import { isLongTitle } from '@marquee/contract/site-title.ts'
import { brandAccent, brandDescription, brandLanguage, brandName, brandTheme } from '../brand/brand.ts'
import texts from '../src/standalone-texts.json' with { type: 'json' }
import { accentFaults } from '../src/theme/accent-faults.ts'
import { palettes } from '../src/theme/palettes.ts'

const fileOf = (path: string) => new URL(`../${path}`, import.meta.url)

/** The parts of `brand/icon.svg`. */
interface BrandIcon {
  readonly defs: string
  readonly ground: string
  readonly mark: string
}

/** @throws when the file is not drawn as docs/branding.md says */
export function readBrandIcon(source: string): BrandIcon {
  const parts =
    /<svg[^>]*\sviewBox="0 0 512 512"[^>]*>\s*(<defs>.*<\/defs>)?\s*(<g id="ground".*<\/g>)\s*(<g id="mark".*<\/g>)\s*<\/svg>/s.exec(
      source,
    )
  const [, defs = '', ground, mark] = parts ?? []
  if (ground === undefined || mark === undefined)
    throw new Error(
      'brand/icon.svg needs the viewBox "0 0 512 512" and in it, in this order, defs (if any), <g id="ground"> and <g id="mark">.',
    )
  return { defs, ground, mark }
}

/**
 * The mark as the app draws it: its middle 80 %, which is what every platform leaves of a maskable icon. Gradients become the accent
 * of the look, because a page that hides their definition does not paint them.
 *
 * @throws when the mark has what the content security policy or the page's own ids do not allow
 */
export function brandMark({ mark }: BrandIcon): string {
  const drawn = mark
    .replace('<g id="mark"', '<g')
    .replaceAll(/\b(fill|stroke)="url\(#[^"]*\)"/g, '$1="currentColor"')
  const [found] =
    /<(?!\/?(?:g|path|circle|ellipse|rect|line|polyline|polygon)\b)[^>]*>|\s(?:style|class|id|on\w+)=|url\(/.exec(
      drawn,
    ) ?? []
  if (found !== undefined)
    throw new Error(
      `brand/icon.svg: the mark has “${found.trim()}”. Draw it with shapes and their attributes alone: no text, no styles, no ids, no masks.`,
    )
  return `<symbol id="brand-mark" viewBox="52 52 408 408">${drawn}</symbol>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '')

/** What the operator says to a browser without JavaScript. */
function noScriptText(language: Language): string {
  const source = readFileSync(fileOf(`packages/operator/locales/${language}.json`), 'utf8')
  return (JSON.parse(source) as { noScriptText: string }).noScriptText
}

/** `index.html` with the brand's name, description, look, language and mark. */
export function brandedPage(html: string): string {
  const description = textIn(brandDescription ?? texts.description, brandLanguage)
  // A file cannot choose the reader's language.
  const noScript = [...new Set([brandLanguage, 'en'] as const)].map(noScriptText)
  return html
    .replace('class="shell-brand"', isLongTitle(brandName) ? '$& data-long=""' : '$&')
    .replaceAll('%BRAND_NAME%', () => escapeHtml(brandName))
    .replace('%BRAND_DESCRIPTION%', () => escapeHtml(description))
    .replace('%BRAND_LANGUAGE%', brandLanguage)
    .replace('%BRAND_THEME%', brandTheme)
    .replace('%BRAND_BACKGROUND%', palettes[brandTheme].background)
    .replace('%NO_SCRIPT%', () => escapeHtml(noScript.join(' ')))
    .replace('<!-- the mark of brand/icon.svg -->', () =>
      brandMark(readBrandIcon(readFileSync(fileOf('brand/icon.svg'), 'utf8'))),
    )
}

/** Puts the brand into index.html, and fails with a sentence where the brand cannot be built. */
export function brand(): Plugin {
  return {
    name: 'brand',
    buildStart() {
      const faults = accentFaults(brandAccent)
      if (faults.length > 0) this.error(`brandAccent in brand/brand.ts cannot be used:\n${faults.join('\n')}`)
      if (readFileSync(fileOf('brand/icon.svg'), 'utf8') !== readFileSync(fileOf('public/icon.svg'), 'utf8'))
        this.error('brand/icon.svg has changed since the icons were made: run npm run icons.')
    },
    transformIndexHtml: { order: 'pre', handler: brandedPage },
  }
}
