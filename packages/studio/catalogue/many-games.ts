import { slotGrounds } from '../art/grounds.ts'
import type { MotifName } from '../art/motifs.ts'
import type { PaletteName } from '../art/palettes.ts'
import { at } from '../art/random.ts'
import { gameOf } from './details.ts'
import { nouns, places, qualities } from './many-titles.ts'
import { providers } from './providers.ts'
import type { CatalogueGame } from './types.ts'

const slotProviders = providers.filter((provider) => provider.is_casino === 0)

/** The number of different generated titles. */
export const maxGames = nouns.length * qualities.length * places.length

/** The first generated id; all are below the popup codes of six digits. */
const firstId = 100_001

/**
 * Generates slots for trying the product with a big catalogue: one `count` always gives the same games. Each has its own
 * title, id and art.
 *
 * @throws RangeError beyond `maxGames`
 */
export function manyGames(count: number): CatalogueGame[] {
  if (count > maxGames) throw new RangeError(`manyGames makes at most ${maxGames} games, not ${count}`)
  return Array.from({ length: Math.max(0, count) }, (_, index) => manyGame(index))
}

/** The generated slot with an id, whether or not a catalogue includes it. */
export function manyGameOf(id: string): CatalogueGame | undefined {
  const index = /^\d{6}$/.test(id) ? Number(id) - firstId : -1
  return index >= 0 && index < maxGames ? manyGame(index) : undefined
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
