import { endpoint, none } from './endpoint.ts'
import { GameList } from './game.ts'

/** Favourites that a player may have at most, of both categories together. */
export const maxFavourites = 2000

const personal = {
  feature: 'favourites',
  envelope: 'B',
  login: true,
  keyed: false,
  query: none,
  body: none,
} as const

/** The player's favourites on all devices. A repeated call changes nothing, and of several calls the last to arrive wins. */
export const favouriteEndpoints = {
  /** The oldest first, also games that are out of service. */
  favourites: endpoint({ ...personal, method: 'GET', path: '/me/favourites', data: GameList }),
  addFavourite: endpoint({ ...personal, method: 'PUT', path: '/me/favourites/{id}', data: none }),
  removeFavourite: endpoint({
    ...personal,
    method: 'DELETE',
    path: '/me/favourites/{id}',
    repeatable: true,
    data: none,
  }),
} as const
