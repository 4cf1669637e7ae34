import { mix } from '../../art/colour.ts'
import { grounds, liveGrounds, slotGrounds } from '../../art/grounds.ts'
import { palettes } from '../../art/palettes.ts'
import { at, hashOf, seededRandom } from '../../art/random.ts'
import { Brush } from '../../art/shading.ts'
import type { CatalogueGame } from '../../catalogue/types.ts'

export type Scenery = Pick<CatalogueGame, 'id' | 'motif' | 'palette' | 'ground' | 'category'>

/**
 * The background of a game's cover without its emblem, as SVG text (300 x 400, sliced to any screen). The reels stand on
 * the same background as the tile shows.
 */
export function scene({ id, motif, palette, ground, category }: Scenery): string {
  const seed = hashOf(`${id} ${motif} ${palette}`)
  const brush = new Brush(`s${seed.toString(36)}-`, palettes[palette])
  const [far, middle, near] = brush.palette.sky
  const draw = grounds[ground ?? at(category === 'casino' ? liveGrounds : slotGrounds, seed >>> 9)]
  const sky = brush.linear('sky', [
    [0, mix(far, middle, 0.6)],
    [0.45, middle],
    [1, far],
  ])
  const key = brush.radial('key', [
    [0, brush.light, 0.7],
    [0.4, near, 0.5],
    [1, middle, 0],
  ])
  const all = `<rect width="300" height="400" fill="${sky}"/>`
  const picture = all + draw(brush, seededRandom(seed)) + brush.disc(150, 110, 170, key, 0.75)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice"><defs>${brush.definitions()}</defs>${picture}</svg>`
}
