import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Game, Provider } from '@marquee/contract/game.ts'
import { opensInPopup } from '@marquee/contract/launch-endpoints.ts'
import { tableFactsOf } from '@marquee/studio/catalogue/table-kinds.ts'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { maxGames } from '@marquee/studio/catalogue/many-games.ts'
import { slotThemeOf } from '@marquee/studio/catalogue/themes.ts'
import type { CatalogueGame } from '@marquee/studio/catalogue/types.ts'

const { providers, games } = catalogue()

/** As the operator will answer it. */
function asContract(game: CatalogueGame): unknown {
  const { provider, title, motif: _motif, palette: _palette, ground: _ground, ...rest } = game
  return { ...rest, game_title: title, game_image: `/art/${game.id}`, provider_id: provider.id }
}

function idsIn(from: number, to: number): number[] {
  return games.map(({ id }) => Number(id)).filter((id) => id >= from && id <= to)
}

describe('the catalogue', () => {
  test('has 24 providers, 8 of them live, and 300 games', () => {
    expect(providers).toHaveLength(24)
    expect(providers.filter(({ is_casino }) => is_casino === 1)).toHaveLength(8)
    expect(games).toHaveLength(300)
  })

  test('is the same at every call', () => {
    expect(catalogue()).toEqual({ providers, games })
    expect(JSON.stringify(catalogue({ games: 400 }))).toBe(JSON.stringify(catalogue({ games: 400 })))
  })

  test('fits the contract', () => {
    expect(games.filter((game) => !v.is(Game, asContract(game)))).toEqual([])
    expect(providers.filter((provider) => !v.is(Provider, provider))).toEqual([])
  })

  test('gives every provider games of its own kind', () => {
    for (const provider of providers) {
      const own = games.filter((game) => game.provider.id === provider.id)
      expect(own.length).toBeGreaterThanOrEqual(10)
      const kind = provider.is_casino === 1 ? 'casino' : 'Slots'
      expect(new Set(own.map(({ category }) => category))).toEqual(new Set([kind]))
    }
  })

  test('names no two alike', () => {
    for (const field of ['ko', 'en'] as const) {
      expect(new Set(games.map(({ title }) => title[field])).size).toBe(300)
      expect(new Set(providers.map(({ name }) => name[field])).size).toBe(24)
    }
    expect(new Set(games.map(({ id }) => id)).size).toBe(300)
    expect(new Set(providers.map(({ id }) => id)).size).toBe(24)
    expect(new Set(providers.map(({ title }) => title)).size).toBe(24)
  })

  test('writes Korean in Hangul and English in Latin', () => {
    for (const { title } of games) {
      expect(title.ko).toMatch(/^[가-힣0-9 ]+$/)
      expect(title.en).toMatch(/^[A-Z0-9][A-Za-z0-9 ',-]+$/)
    }
  })

  test('has games inside every range of popup launch codes', () => {
    expect(idsIn(401_000, 401_000)).toHaveLength(1)
    expect(idsIn(26_001, 26_001)).toHaveLength(1)
    for (const thousand of [53, 75, 76]) {
      expect(idsIn(thousand * 1000 + 1, thousand * 1000 + 999).length).toBeGreaterThanOrEqual(2)
    }
    expect(games.filter(({ id }) => opensInPopup(id))).toHaveLength(10)
  })

  test('returns, releases and limits are plausible', () => {
    for (const game of games) {
      expect(game.rtp).toBeGreaterThanOrEqual(92)
      // The return of a table is that of its best bet (`tableFacts`).
      expect(game.rtp).toBeLessThanOrEqual(tableFactsOf(game) === undefined ? 97.6 : 99.6)
      expect(game.released).toMatch(/^20(19|2\d)-\d\d-\d\d$/)
      expect(game.released >= '2019-01-01' && game.released <= '2026-11-20').toBe(true)
      expect(game.limits !== undefined).toBe(game.category === 'casino')
      expect(game.limits?.min ?? 0).toBeLessThan(game.limits?.max ?? 1)
    }
  })

  test('has about fifteen games of the last sixty days, and a few out of service', () => {
    expect(games.filter(({ released }) => released >= '2026-09-21')).toHaveLength(16)
    expect(games.filter(({ is_service }) => is_service === 0)).toHaveLength(5)
  })
})

describe('the theme of a slot', () => {
  test('has ten different symbols, the game’s own first', () => {
    for (const game of games) {
      const { palette, symbols } = slotThemeOf(game)
      expect(palette).toBe(game.palette)
      expect(symbols[0]).toBe(game.motif)
      expect(symbols).toHaveLength(10)
      expect(new Set(symbols).size).toBe(10)
    }
  })

  test('differs between games of one theme', () => {
    const fruit = games
      .filter(({ theme }) => theme === 'fruit')
      .map((game) => slotThemeOf(game).symbols.join(' '))
    expect(new Set(fruit).size).toBe(fruit.length)
  })
})

describe('a big catalogue', () => {
  const big = catalogue({ games: 10_000 }).games

  test('keeps the written games and adds others with titles and ids of their own', () => {
    expect(big).toHaveLength(10_000)
    expect(big.slice(0, 300)).toEqual(games)
    expect(new Set(big.map(({ id }) => id)).size).toBe(10_000)
    expect(new Set(big.map(({ title }) => title.ko)).size).toBe(10_000)
    expect(new Set(big.map(({ title }) => title.en)).size).toBe(10_000)
    expect(big.slice(300).some(({ id }) => opensInPopup(id))).toBe(false)
  })

  test('spreads its games over all slot providers', () => {
    const offered = new Set(big.slice(300).map(({ provider }) => provider.id))
    expect(offered.size).toBe(16)
  })

  test('refuses more games than there are titles for', () => {
    expect(() => catalogue({ games: 301 + maxGames })).toThrow(RangeError)
    expect(new Set(catalogue({ games: 300 + maxGames }).games.map(({ title }) => title.ko)).size).toBe(
      300 + maxGames,
    )
  })
})
