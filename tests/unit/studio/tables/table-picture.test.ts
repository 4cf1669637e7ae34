import { describe, expect, test } from 'vitest'
import { tablePicture } from '@marquee/studio/server/tables/table-picture.ts'
import { tableNames } from '@marquee/studio/shared/table-names.ts'
import { textsIn } from '@marquee/studio/texts.ts'

const figure = String

function picture(kind: string, result: readonly number[], spots: readonly string[] = []): string {
  const names = tableNames(kind, { words: textsIn('en').tables, figure })
  return tablePicture({ kind, result, names, figure, spots })
}

const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0

describe('the result of two hands names the winner and what both have, in no words of odds', () => {
  test.each([
    ['baccarat', [8, 12, -1, 21, 25, -1], 'Tie 9–9'],
    ['baccarat', [8, 12, -1, 0, 12, -1], 'Player wins 9–1'],
    ['baccarat', [0, 12, -1, 6, 12, -1], 'Banker wins 7–1'],
    ['dragon-tiger', [12, 13], 'Dragon wins K♠–A♥'],
    ['dragon-tiger', [0, 13], 'Tie A♠–A♥'],
  ])('%s %j', (kind, result, text) => {
    const names = tableNames(kind, { words: textsIn('en').tables, figure })
    expect(names.result(result)).toBe(text)
  })
})

describe('the history draws a round', () => {
  test('of baccarat and dragon tiger: the cards of both hands, and no card that was not dealt', () => {
    // Ace and nine of spades, no third card; the king of hearts, two and three of clubs.
    const cards = picture('baccarat', [0, 8, -1, 25, 40, 41])
    expect(count(cards, /<b/g)).toBe(5)
    expect(cards).toContain('Player · 0')
    expect(cards).toContain('<b class="red">K♥</b><b>2♣</b><b>3♣</b>')
    expect(picture('dragon-tiger', [12, 13])).toMatch(/Dragon<\/h2>.*K♠.*Tiger<\/h2>.*A♥/)
  })

  test('of a wheel: every segment, the result at the top and in the middle', () => {
    const roulette = picture('roulette', [17])
    expect(count(roulette, /<path/g)).toBe(37)
    expect(roulette).toContain('<text y="-84" transform="rotate(0.00)">17</text>')
    expect(roulette).toMatch(/class="black hub".*class="number"[^>]*>17</)
    expect(picture('money-wheel', [0])).toMatch(/rotate\(0\.00\)">(\d+)<.*class="number"[^>]*>\1</)
  })

  test('of dice and beads: the pips, and the beads that are left', () => {
    expect(count(picture('sic-bo', [1, 4, 6]), /<circle/g)).toBe(11)
    const beads = picture('fan-tan', [63])
    expect([count(beads, /<circle/g), count(beads, /class="left"/g)]).toEqual([63, 3])
  })

  test('of a draw: what was drawn, with what the player picked', () => {
    const html = picture('draw', [44, 3, 80], ['3-5', '80'])
    expect(html).toContain('<b class="hit">3</b><b>44</b><b class="hit">80</b>')
    expect(picture('tile-draw', [34, 1])).not.toMatch(/<b><\/b>/)
  })
})
