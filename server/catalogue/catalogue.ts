import { hashOf, pick, seededRandom } from '../art/random.ts'
import { aurumvale } from './games/aurumvale.ts'
import type { Entry } from './games/entry.ts'
import { merrowday } from './games/merrowday.ts'
import { providers } from './providers.ts'
import type { CatalogueGame, CatalogueProvider } from './types.ts'

const lists: Record<string, readonly Entry[]> = { Aurumvale: aurumvale, Merrowday: merrowday }

function gameOf(provider: CatalogueProvider, entry: Entry, index: number): CatalogueGame {
  const [ko, en, theme, motif, palette, ground] = entry
  const id = `${Number(provider.id) + 9}${String(index + 1).padStart(2, '0')}`
  const random = seededRandom(hashOf(id))
  const live = provider.is_casino === 1
  return {
    id,
    title: { ko, en },
    provider,
    category: live ? 'casino' : 'Slots',
    theme,
    motif,
    palette,
    ...(ground === undefined ? {} : { ground }),
    tags: [],
    rtp: Math.round((94 + random() * 3.5) * 100) / 100,
    volatility: pick(random, ['low', 'medium', 'high'] as const),
    released: '2024-05-01',
    ...(live ? { limits: { min: 1000, max: 5_000_000 } } : {}),
    is_service: 1,
  }
}

/** Every provider and game of the reference operator; the same list at every call. */
export function catalogue(): { providers: readonly CatalogueProvider[]; games: readonly CatalogueGame[] } {
  const games = providers.flatMap((provider) =>
    (lists[provider.title] ?? []).map((entry, index) => gameOf(provider, entry, index)),
  )
  return { providers, games }
}
