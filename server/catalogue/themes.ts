import { hashOf, seededRandom, shuffled } from '../art/random.ts'
import type { MotifName } from '../art/motifs.ts'
import type { CatalogueGame, SlotTheme, ThemeName } from './types.ts'

/** The emblems that belong to a theme. */
const themeMotifs: Record<ThemeName, readonly MotifName[]> = {
  adventure: ['coins', 'book', 'gem', 'crown'],
  antiquity: ['pharaoh', 'book', 'lion', 'coins'],
  cards: ['cards', 'chip', 'crown', 'dice'],
  celestial: ['moon', 'star', 'rocket', 'bolt'],
  east: ['dragon', 'lantern', 'lotus', 'coins', 'fish'],
  fairytale: ['owl', 'book', 'moon', 'crown'],
  fruit: ['cherries', 'fruit', 'seven', 'bell', 'clover'],
  gems: ['gem', 'emerald', 'star', 'crown'],
  luck: ['clover', 'seven', 'bell', 'coins'],
  norse: ['wolf', 'shield', 'bolt', 'owl'],
  ocean: ['fish', 'gem', 'star', 'moon'],
  royal: ['crown', 'shield', 'lion', 'gem'],
  sweets: ['cherries', 'fruit', 'star', 'clover'],
  table: ['roulette', 'chip', 'dice', 'cards', 'wheel'],
  western: ['bull', 'coins', 'star', 'shield'],
  wild: ['wolf', 'lion', 'bull', 'owl', 'clover'],
}

/** What fills a reel when a theme has few emblems of its own. */
const anyTheme: readonly MotifName[] = ['gem', 'crown', 'coins', 'star', 'emerald', 'clover', 'bell', 'seven', 'moon', 'bolt']

const symbolCount = 10

/** What the studio dresses its slot in for this game: the game's own motif first, then its theme's, then any. */
export function slotThemeOf(game: Pick<CatalogueGame, 'id' | 'motif' | 'palette' | 'theme'>): SlotTheme {
  const random = seededRandom(hashOf(game.id))
  const wanted = [game.motif, ...shuffled(random, themeMotifs[game.theme]), ...shuffled(random, anyTheme)]
  return { palette: game.palette, symbols: [...new Set(wanted)].slice(0, symbolCount) }
}
