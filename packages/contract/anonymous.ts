/** Names the records of a visitor who is not signed in. Nobody may join by it, else both would share their favourites. */
export const ANONYMOUS = 'anonymous'
