// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { backdrop } from '@marquee/studio/art/backdrop.ts'
import { emblem } from '@marquee/studio/art/emblem.ts'
import { logo } from '@marquee/studio/art/logo.ts'
import { motifNames } from '@marquee/studio/art/motifs.ts'
import { paletteNames } from '@marquee/studio/art/palettes.ts'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { danglingOf, idsOf, parsed, unnamed } from './svg.ts'

const { providers } = catalogue()

describe('emblems', () => {
  test.each(motifNames)('%s is a complete square drawing', (motif) => {
    for (const palette of ['ember', 'frost', 'ivory'] as const) {
      const svg = emblem(motif, palette)
      const drawing = parsed(svg)
      expect(drawing.documentElement.getAttribute('viewBox')).toBe('0 0 240 240')
      expect(danglingOf(drawing)).toEqual([])
      expect(svg.match(/<filter|NaN|undefined|\d*\.\d{4,}/g)).toBeNull()
    }
  })

  test('differ within a palette, and from palette to palette', () => {
    expect(new Set(motifNames.map((motif) => unnamed(emblem(motif, 'royal')))).size).toBe(motifNames.length)
    const wolves = paletteNames.map((palette) => unnamed(emblem('wolf', palette)))
    expect(new Set(wolves).size).toBe(paletteNames.length)
  })

  test('of a whole reel can lie in one document', () => {
    const ids = motifNames.flatMap((motif) => idsOf(parsed(emblem(motif, 'dusk'))))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the pictures of providers', () => {
  test.each(providers)('$title has a logo for dark and for light, and a background', (provider) => {
    const [onDark, onLight] = [logo(provider, 'onDark'), logo(provider, 'onLight')]
    expect(onDark).not.toBe(onLight)
    for (const svg of [onDark, onLight]) {
      const drawing = parsed(svg)
      expect(drawing.querySelector('text')?.textContent).toBe(provider.title)
      expect(danglingOf(drawing)).toEqual([])
    }
    const ground = parsed(backdrop(provider))
    expect(danglingOf(ground)).toEqual([])
    expect(ground.querySelector('text')).toBeNull()
  })

  test('cannot be broken by a hostile name', () => {
    const hostile = {
      id: '"><x',
      title: '<script>"&',
      colour: '#ffffff',
      mark: '"/><script/>',
      lettering: 'sans',
      weight: 700,
    } as const
    expect(parsed(logo(hostile, 'onDark')).querySelector('script')).toBeNull()
    expect(parsed(backdrop({ ...hostile, palette: 'jade' })).querySelector('script')).toBeNull()
  })
})
