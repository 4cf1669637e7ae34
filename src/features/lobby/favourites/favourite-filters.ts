import * as v from 'valibot'
import type { GameKind } from '@marquee/contract/game.ts'

const sorts = ['added', 'name', 'provider', 'rtp'] as const
export type FavouriteSort = (typeof sorts)[number]

/** Kind and order of the favourites page, as search parameters. By default all, the last added first. */
export interface FavouriteFilters {
  kind?: GameKind | undefined
  sort?: FavouriteSort | undefined
}

const Kind = v.picklist(['slots', 'casino'])
const Sort = v.picklist(sorts)

/** Parses search parameters. Invalid ones become undefined, which removes them from the URL (see `readGameFilters`). */
export function readFavouriteFilters(search: Record<string, unknown>): FavouriteFilters {
  const [kind, sort] = [search['kind'], search['sort']]
  return {
    kind: v.is(Kind, kind) ? kind : undefined,
    sort: v.is(Sort, sort) && sort !== 'added' ? sort : undefined,
  }
}
