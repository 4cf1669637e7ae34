// @vitest-environment jsdom
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { cover, type CoverInput } from '@marquee/studio/art/cover.ts'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { sampled } from '../../../support/length.ts'
import { danglingOf, idsOf, parsed, unnamed } from './svg.ts'

const { games } = catalogue()

function sample(change: Partial<CoverInput> = {}): CoverInput {
  return {
    id: '4711',
    title: { ko: '붉은 용의 문', en: 'Gate of the Red Dragon' },
    motif: 'dragon',
    palette: 'ember',
    category: 'Slots',
    provider: { title: 'Red Lacquer', mark: 'M0 0h24v24z' },
    ...change,
  }
}

/** The title's lines as they are read, without the shade behind them. */
function lettering(svg: string): { text: string; y: number }[] {
  const lines = [...parsed(svg).querySelectorAll('g[text-anchor] text')]
  return lines
    .filter((_, index) => index % 3 === 2)
    .map((line) => ({ text: line.textContent ?? '', y: Number(line.getAttribute('y')) }))
}

describe('the covers of the catalogue', () => {
  test('are well-formed, complete drawings labelled with their title', () => {
    for (const game of sampled(games, 30)) {
      for (const language of ['ko', 'en'] as const) {
        const drawing = parsed(cover(game, { language }))
        expect(drawing.documentElement.getAttribute('aria-label')).toBe(game.title[language])
        expect(drawing.documentElement.getAttribute('viewBox')).toBe('0 0 300 400')
        expect(danglingOf(drawing)).toEqual([])
        expect(drawing.querySelector('script, image, foreignObject, style')).toBeNull()
      }
    }
  })

  test('all differ, even without lettering', () => {
    const pictures = games.map((game) => unnamed(cover(game, { plain: true })))
    expect(new Set(pictures).size).toBe(games.length)
  })

  test('never share both motif and palette', () => {
    expect(new Set(games.map(({ motif, palette }) => `${motif} ${palette}`)).size).toBe(games.length)
  })

  test('stay small', () => {
    const sizes = sampled(games, 40).map((game) => {
      const svg = cover(game, { language: 'ko' })
      return { raw: svg.length, sent: brotliCompressSync(svg).length }
    })
    expect(Math.max(...sizes.map(({ sent }) => sent))).toBeLessThan(3000)
    expect(Math.max(...sizes.map(({ raw }) => raw))).toBeLessThan(14_000)
    expect(sizes.reduce((sum, { raw }) => sum + raw, 0) / sizes.length).toBeLessThan(9000)
  })

  test('use no filter, and no number is longer than it needs to be', () => {
    for (const game of games) {
      const svg = cover(game)
      expect(svg.match(/<filter|feGaussianBlur|NaN|undefined|Infinity|\d*\.\d{4,}/g)).toBeNull()
    }
  })

  // All covers of the catalogue in the long run.
  test('can lie side by side in one document', { timeout: 300_000 }, () => {
    const ids = sampled(games, 30).flatMap((game) => [
      ...idsOf(parsed(cover(game, { language: 'ko' }))),
      ...idsOf(parsed(cover(game, { language: 'en' }))),
      ...idsOf(parsed(cover(game, { plain: true }))),
    ])
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('a cover', () => {
  test('is the same for the same game', () => {
    expect(cover(sample())).toBe(cover(sample()))
  })

  test('letters the title in the language asked for, else in English', () => {
    const words = (language: string) =>
      lettering(cover(sample(), { language }))
        .map(({ text }) => text)
        .join(' ')
    expect(words('ko')).toBe('붉은 용의 문')
    expect(words('en')).toBe('Gate of the Red Dragon')
    expect(words('km')).toBe('Gate of the Red Dragon')
  })

  test('shows the provider top left', () => {
    const name = [...parsed(cover(sample())).querySelectorAll('text')].find(
      (text) => text.textContent === 'Red Lacquer',
    )
    expect(name?.parentElement?.getAttribute('transform')).toBe('translate(16 14)')
  })

  test('has no writing when plain', () => {
    expect(parsed(cover(sample(), { plain: true })).querySelector('text')).toBeNull()
  })

  test('leaves a band under the title of a live table', () => {
    const last = (category: CoverInput['category']) => lettering(cover(sample({ category }))).at(-1)?.y ?? 0
    expect(last('casino')).toBeLessThanOrEqual(last('Slots') - 30)
  })

  test.each([
    '<script>alert(1)</script>',
    `"' onload='x" & <b>`,
    ']]> <!-- --> <?xml?>',
    'nul\u0000 bell\u0007 \ud800 lone \uffff end',
    '   ',
    '',
    'W'.repeat(400),
    '한'.repeat(200),
  ])('draws the title %j as text and nothing else', (title) => {
    const svg = cover(sample({ title, provider: { title, mark: `"/><script>x</script>` } }))
    const drawing = parsed(svg)
    expect(drawing.querySelector('script, b, [onload]')).toBeNull()
    const clean = title.toWellFormed().replaceAll(/[\u0000-\u001f\uffff]/g, '')
    expect(drawing.documentElement.getAttribute('aria-label')).toBe(clean)
  })
})
