import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Game, Provider } from '@marquee/contract/game.ts'
import { opensInPopup } from '@marquee/contract/popup-games.ts'
import { catalogue, type CatalogueGame, catalogueGame } from '@marquee/studio/catalogue/catalogue.ts'

const { providers, games } = catalogue()

/** The fields that the operator passes on. */
function asContract({ id, title, category, is_service, provider, ...game }: CatalogueGame): unknown {
  const { rtp, volatility, released, theme, tags, max_win, limits, pays } = game
  const facts = { rtp, volatility, released, theme, tags, max_win, limits, ...pays }
  const own = { id, game_title: title, game_image: `/images/${id}`, category, is_service }
  return { ...own, ...facts, provider_id: provider.id }
}

function idsIn(from: number, to: number): number[] {
  return games.map(({ id }) => Number(id)).filter((id) => id >= from && id <= to)
}

describe('the catalogue', () => {
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
      expect(new Set(games.map(({ title }) => title[field])).size).toBe(games.length)
      expect(new Set(providers.map(({ name }) => name[field])).size).toBe(providers.length)
    }
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length)
    expect(new Set(providers.map(({ id }) => id)).size).toBe(providers.length)
    expect(new Set(providers.map(({ title }) => title)).size).toBe(providers.length)
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
    expect(games.filter(({ id }) => opensInPopup(id)).length).toBeGreaterThanOrEqual(8)
  })

  test('has plausible returns, releases and limits', () => {
    const today = new Date().toISOString().slice(0, 10)
    for (const { id, table, rtp, released, limits } of games) {
      expect(rtp, id).toBeGreaterThanOrEqual(92)
      // The return of a table is that of its best bet.
      expect(rtp, id).toBeLessThanOrEqual(table === undefined ? 97.6 : 99.6)
      expect(released >= '2019-01-01' && released <= today, id).toBe(true)
      expect(limits.min, id).toBeLessThan(limits.max)
    }
  })

  test('has a mechanic and a volatility for each slot, a table for each live title', () => {
    for (const { id, category, mechanic, volatility, table } of games) {
      const has = [mechanic, volatility, table].map((field) => field !== undefined)
      expect(has, id).toEqual(category === 'Slots' ? [true, true, false] : [false, false, true])
    }
  })

  test('has new games, and some out of service', () => {
    expect(games.filter(({ released }) => released >= '2026-09-21').length).toBeGreaterThanOrEqual(16)
    expect(games.some(({ is_service }) => is_service === 0)).toBe(true)
  })
})

describe('a big catalogue', () => {
  const big = catalogue({ games: 10_000 }).games

  test('keeps the listed games and adds others with titles and ids of their own', () => {
    expect(big).toHaveLength(10_000)
    expect(big.slice(0, games.length)).toEqual(games)
    expect(new Set(big.map(({ id }) => id)).size).toBe(10_000)
    expect(new Set(big.map(({ title }) => title.ko)).size).toBe(10_000)
    expect(new Set(big.map(({ title }) => title.en)).size).toBe(10_000)
    expect(big.slice(games.length).some(({ id }) => opensInPopup(id))).toBe(false)
  })

  test('spreads its games over all slot providers', () => {
    const offered = new Set(big.slice(games.length).map(({ provider }) => provider.id))
    expect(offered.size).toBe(providers.filter(({ is_casino }) => is_casino === 0).length)
  })

  test('numbers its additional games, which have the covers of those that they repeat', () => {
    const first = big[games.length]
    expect(first).toMatchObject({ id: '100001', title: { en: 'Key of the Pharaoh 2' }, cover: '1001' })
    expect(catalogueGame('100001')).toEqual(first)
    expect(catalogueGame('100000')).toBeUndefined()
  })
})
