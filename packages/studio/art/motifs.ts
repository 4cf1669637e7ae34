import { chest, compass, hourglass, key, ship, vault } from './motifs/adventure.ts'
import { pharaoh, pyramid, scarab, temple } from './motifs/antiquity.ts'
import { bull, dragon, lion, wolf } from './motifs/beasts.ts'
import { crane, owl, peacock, phoenix } from './motifs/birds.ts'
import { blackjack, cards, poker } from './motifs/cards.ts'
import { fox, panther, tiger } from './motifs/cats.ts'
import { drum, fan, gong, ingot, lantern, pagoda } from './motifs/east.ts'
import { cherries, fruit, grapes, lemon, melon, pineapple, strawberry } from './motifs/fruit.ts'
import { blossom, butterfly, lotus, rose } from './motifs/garden.ts'
import { crystals, emerald, gem, ring } from './motifs/gems.ts'
import { bear, elephant, stag } from './motifs/giants.ts'
import { duel, lottery, mahjong, microphone, shaker, shoe, stack } from './motifs/live.ts'
import { book } from './motifs/lore.ts'
import { bell, clover, coins, seven } from './motifs/luck.ts'
import { mushroom, orb, potion, snowflake, wizard } from './motifs/magic.ts'
import type { Motif } from './motifs/motif.ts'
import { crown, shield } from './motifs/regalia.ts'
import { fish, koi, octopus, pearl, trident } from './motifs/sea.ts'
import { bolt, moon, planet, rocket, saucer, star, sunface } from './motifs/sky.ts'
import { cupcake, donut, lollipop, sundae } from './motifs/sweets.ts'
import { chip, dice, roulette, wheel } from './motifs/table-games.ts'
import { hahoe, mask, samurai, totem, viking } from './motifs/warriors.ts'
import { badge, cactus, horseshoe } from './motifs/western.ts'

export const motifs = {
  badge,
  bear,
  bell,
  blackjack,
  blossom,
  bolt,
  book,
  bull,
  butterfly,
  cactus,
  cards,
  cherries,
  chest,
  chip,
  clover,
  coins,
  compass,
  crane,
  crown,
  crystals,
  cupcake,
  dice,
  donut,
  dragon,
  drum,
  duel,
  elephant,
  emerald,
  fan,
  fish,
  fox,
  fruit,
  gem,
  gong,
  grapes,
  hahoe,
  horseshoe,
  hourglass,
  ingot,
  key,
  koi,
  lantern,
  lemon,
  lion,
  lollipop,
  lottery,
  lotus,
  mahjong,
  mask,
  melon,
  microphone,
  moon,
  mushroom,
  octopus,
  orb,
  owl,
  pagoda,
  panther,
  peacock,
  pearl,
  pharaoh,
  phoenix,
  pineapple,
  planet,
  poker,
  potion,
  pyramid,
  ring,
  rocket,
  rose,
  roulette,
  samurai,
  saucer,
  scarab,
  seven,
  shaker,
  shield,
  ship,
  shoe,
  snowflake,
  stack,
  stag,
  star,
  strawberry,
  sundae,
  sunface,
  temple,
  tiger,
  totem,
  trident,
  vault,
  viking,
  wheel,
  wizard,
  wolf,
} as const satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs

/** Every motif, in a fixed order. */
export const motifNames: readonly MotifName[] = Object.keys(motifs).filter(isMotifName)

function isMotifName(name: string): name is MotifName {
  return Object.hasOwn(motifs, name)
}
