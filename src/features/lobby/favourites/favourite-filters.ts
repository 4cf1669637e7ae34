import * as v from 'valibot'
import type { GameKind } from '../../../contract/game.ts'

const sorts = ['added', 'name', 'provider', 'rtp'] as const
export type FavouriteSort = (typeof sorts)[number]

/** Which favourites show and in which order, as search parameters; absent: all, the last added first. */
export interface FavouriteFilters {
  kind?: GameKind | undefined
  sort?: FavouriteSort | undefined
}

const Kind = v.picklist(['slots', 'casino'])
const Sort = v.picklist(sorts)

/** Search parameters as filters. What does not fit is named as absent, or the router would keep it (see `readGameFilters`). */
export function readFavouriteFilters(search: Record<string, unknown>): FavouriteFilters {
  const [kind, sort] = [search['kind'], search['sort']]
  return {
    kind: v.is(Kind, kind) ? kind : undefined,
    sort: v.is(Sort, sort) && sort !== 'added' ? sort : undefined,
  }
}
