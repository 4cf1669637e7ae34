import { mix } from './colour.ts'
import { faces } from './lettering.ts'
import { escapeXml } from './markup.ts'
import { widthInEms } from './text-width.ts'

export interface LogoInput {
  id: string
  title: string
  /** #rrggbb. */
  colour: string
  /** Path data of the mark on a 24 x 24 grid. */
  mark: string
  lettering: 'sans' | 'serif'
  weight: 600 | 700 | 900
}

/** A provider's mark and name as SVG text, 40 units high, for a dark or a light ground. */
export function logo(provider: LogoInput, variant: 'onDark' | 'onLight'): string {
  const id = `l-${escapeXml(provider.id)}-${variant}`
  const dark = variant === 'onDark'
  // `textLength` gives the text this width in every font: the picture is drawn for it.
  const length = Math.round(widthInEms(provider.title, provider.lettering === 'serif') * 23)
  const width = 41 + length
  const [from, to] = dark
    ? [mix(provider.colour, '#ffffff', 0.5), provider.colour]
    : [provider.colour, mix(provider.colour, '#000000', 0.45)]
  const paint = `<linearGradient id="${id}" x2=".4" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  const type = `font-family="${faces[provider.lettering]}" font-weight="${provider.weight}" font-size="23" textLength="${length}"`
  const title = escapeXml(provider.title)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" role="img" aria-label="${title}"><defs>${paint}</defs>` +
    `<path transform="translate(2 6) scale(1.16)" d="${escapeXml(provider.mark)}" fill="url(#${id})" fill-rule="evenodd"/>` +
    `<text x="39" y="28.5" ${type} fill="${dark ? '#fff' : '#15151a'}">${title}</text></svg>`
  )
}
