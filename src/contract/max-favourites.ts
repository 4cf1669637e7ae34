/** Favourites that a player may have at most, of both kinds together. A constant of its own, since every star of the app asks for it. */
export const maxFavourites = 2000
