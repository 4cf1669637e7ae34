import { expect, test } from 'vitest'
import { similarGames } from '../../../../src/features/lobby/home/similar-games.ts'
import { sampleGame } from '../../../support/sample-game.ts'

const played = sampleGame('played', { theme: 'ocean', provider_id: '1' })
const ids = (games: readonly { readonly id: string }[]) => games.map(({ id }) => id)

test('the same theme and provider are first, then the same theme, then the same provider, each with the newest first', () => {
  const games = [
    sampleGame('provider', { theme: 'fruit', provider_id: '1', released: '2026-05-01' }),
    sampleGame('old', { theme: 'ocean', provider_id: '2', released: '2024-01-01' }),
    sampleGame('new', { theme: 'ocean', provider_id: '2', released: '2026-01-01' }),
    sampleGame('both', { theme: 'ocean', provider_id: '1' }),
    sampleGame('neither', { theme: 'fruit', provider_id: '2' }),
  ]
  expect(ids(similarGames(played, games))).toEqual(['both', 'new', 'old', 'provider'])
})

test('neither the game itself, nor another kind, nor games out of service, and no shelf of two games', () => {
  const alike = { theme: 'ocean', provider_id: '1' }
  const games = [
    played,
    sampleGame('a', alike),
    sampleGame('b', alike),
    sampleGame('closed', { ...alike, is_service: 0 }),
    sampleGame('table', { ...alike, category: 'casino' }),
  ]
  expect(similarGames(played, games)).toEqual([])
  expect(ids(similarGames(played, [...games, sampleGame('c', alike)]))).toEqual(['a', 'b', 'c'])
})

test('games without a theme or a provider are not similar because of that', () => {
  const bare = Array.from({ length: 4 }, (_, index) => sampleGame(`${index}`))
  expect(similarGames(sampleGame('bare'), bare)).toEqual([])
})
