import { pharaoh } from './motifs/antiquity.ts'
import { bull, dragon, lion, wolf } from './motifs/beasts.ts'
import { owl, phoenix } from './motifs/birds.ts'
import { cards } from './motifs/cards.ts'
import { lantern } from './motifs/east.ts'
import { cherries, fruit } from './motifs/fruit.ts'
import { lotus } from './motifs/garden.ts'
import { emerald, gem } from './motifs/gems.ts'
import { book } from './motifs/lore.ts'
import { bell, clover, coins, seven } from './motifs/luck.ts'
import type { Motif } from './motifs/motif.ts'
import { crown, shield } from './motifs/regalia.ts'
import { fish } from './motifs/sea.ts'
import { bolt, moon, rocket, star } from './motifs/sky.ts'
import { chip, dice, roulette, wheel } from './motifs/table-games.ts'

/** Every emblem by its name. */
export const motifs = {
  bell,
  bolt,
  book,
  bull,
  cards,
  cherries,
  chip,
  clover,
  coins,
  crown,
  dice,
  dragon,
  emerald,
  fish,
  fruit,
  gem,
  lantern,
  lion,
  lotus,
  moon,
  owl,
  pharaoh,
  phoenix,
  rocket,
  roulette,
  seven,
  shield,
  star,
  wheel,
  wolf,
} as const satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs

/** Every motif, in a fixed order. */
export const motifNames: readonly MotifName[] = Object.keys(motifs).filter(isMotifName)

function isMotifName(name: string): name is MotifName {
  return Object.hasOwn(motifs, name)
}
