// `npm run icons`: `public/icon.svg` and every picture of `public/icons` from `brand/icon.svg` (docs/branding.md).
import { copyFileSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { readBrandIcon } from '../build/brand.ts'
import { inProject } from './project.ts'

/** The layout of an icon: `scale` is of the mark, `rounded` uses the corners of `icon.svg`. */
interface Look {
  readonly size: number
  readonly scale: number
  readonly rounded: boolean
  readonly monochrome?: boolean
  /** Path data on a 24 x 24 grid, drawn instead of the mark. */
  readonly glyph?: string
}

const shortcut = (glyph: string): Look => ({ size: 96, scale: 1, rounded: true, glyph })

/** A maskable icon may be cropped to a circle of 80 %: the mark is smaller, the ground fills the square. */
const looks: Readonly<Record<string, Look>> = {
  'icon-192': { size: 192, scale: 1, rounded: true },
  'icon-512': { size: 512, scale: 1, rounded: true },
  'maskable-192': { size: 192, scale: 0.8, rounded: false },
  'maskable-512': { size: 512, scale: 0.8, rounded: false },
  'monochrome-512': { size: 512, scale: 1.1, rounded: false, monochrome: true },
  'apple-touch-icon': { size: 180, scale: 0.94, rounded: false },
  'favicon-32': { size: 32, scale: 1.2, rounded: true },
  'shortcut-wallet': shortcut(
    'M5 5h13a2 2 0 0 1 2 2v1H6a1 1 0 0 0 0 2h14a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM17.5 13.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 0 0 0-3z',
  ),
  'shortcut-favourites': shortcut(
    'M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z',
  ),
  'shortcut-continue': shortcut(
    'M7 4.2v15.6a1.2 1.2 0 0 0 1.8 1l12.6-7.8a1.2 1.2 0 0 0 0-2L8.8 3.2a1.2 1.2 0 0 0-1.8 1z',
  ),
}

const source = inProject('brand', 'icon.svg')
const { defs, ground, mark } = readBrandIcon(readFileSync(source, 'utf8'))
const [, paint = '#fff'] = /fill="(?!none)([^"]*)"/.exec(mark) ?? []

for (const [name, { size, scale, rounded, monochrome = false, glyph }] of Object.entries(looks)) {
  const drawn =
    glyph === undefined
      ? mark
      : `<path d="${glyph}" fill="${paint}" fill-rule="evenodd" transform="translate(256 256) scale(13) translate(-12 -12)"/>`
  const parts = [
    monochrome ? '' : ground.replace(/ rx="\d+"/, rounded ? '$&' : ''),
    `<g transform="translate(256 256) scale(${scale}) translate(-256 -256)">`,
    monochrome ? drawn.replaceAll(/\b(fill|stroke)="(?!none)[^"]*"/g, '$1="#fff"') : drawn,
    '</g>',
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="${size}" height="${size}">${defs}${parts.join('')}</svg>`
  await sharp(Buffer.from(svg))
    .png()
    .toFile(inProject('public', 'icons', `${name}.png`))
}
copyFileSync(source, inProject('public', 'icon.svg'))
