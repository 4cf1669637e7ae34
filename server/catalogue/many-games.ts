import { slotGrounds } from '../art/grounds.ts'
import type { MotifName } from '../art/motifs.ts'
import type { PaletteName } from '../art/palettes.ts'
import { at } from '../art/random.ts'
import { gameOf } from './details.ts'
import { nouns, places, qualities } from './many-titles.ts'
import { providers } from './providers.ts'
import type { CatalogueGame } from './types.ts'

const slotProviders = providers.filter((provider) => provider.is_casino === 0)

/** More games than this have no title of their own. */
export const mostGames = nouns.length * qualities.length * places.length

/** Ids from here up, below every popup code of six digits. */
const firstId = 100_001

/**
 * Additional slots for trying the product with a big catalogue: the same `count` gives the same games, with titles,
 * ids and art of their own. Throws a RangeError beyond `mostGames`.
 */
export function manyGames(count: number): CatalogueGame[] {
  if (count > mostGames) throw new RangeError(`manyGames makes at most ${mostGames} games, not ${count}`)
  return Array.from({ length: Math.max(0, count) }, (_, index) => manyGame(index))
}

/** The additional slot with this id, whether or not a catalogue is big enough to have it. */
export function manyGameOf(id: string): CatalogueGame | undefined {
  const index = /^\d{6}$/.test(id) ? Number(id) - firstId : -1
  return index >= 0 && index < mostGames ? manyGame(index) : undefined
}

function manyGame(index: number): CatalogueGame {
  const noun = at(nouns, index)
  const round = Math.floor(index / nouns.length)
  const quality = at(qualities, round + index)
  const place = at(places, Math.floor(round / qualities.length) + index)
  const provider = slotProviders[index % slotProviders.length]
  if (provider === undefined) throw new RangeError('no provider offers slots')
  const motif: MotifName = noun.motif
  const palette: PaletteName = quality.palette
  const title = { ko: `${quality.ko} ${noun.ko}${place.ko}`, en: `${quality.en} ${noun.en} ${place.en}` }
  const entry = [title.ko, title.en, noun.theme, motif, palette, at(slotGrounds, index + round)] as const
  return { ...gameOf(provider, entry, index + 1), id: String(firstId + index) }
}
