import { fromSpecification } from '@marquee/contract/currency-amounts.ts'
import { opensInPopup } from '@marquee/contract/popup-games.ts'
import type { Game, Provider } from '@marquee/contract/game.ts'
import type { OfferedCatalogue, OfferedGame, OfferedProvider } from './catalogue.ts'

/** The catalogue with the lookups that routes need. */
export interface Lobby {
  game(id: string): OfferedGame | undefined
  /** All providers as the contract has them, as JSON text of `DATA`. */
  readonly providerList: string
  /** These providers as the contract has them. */
  providersOf(ids: ReadonlySet<string | undefined>): Provider[]
  /** A provider's games as JSON text of `DATA`, pictures under `images` (an address); `undefined` for an unknown provider. */
  gameList(providerId: string, images: string): string | undefined
  /** Those of these games that are in service, in the order of the ids, at most `limit`; pictures under `images`. */
  gamesOf(ids: readonly string[], images: string, limit: number): Game[]
  /** These games as far as they are in the catalogue, also out of service, in the order of the ids. */
  knownGamesOf(ids: readonly string[], images: string): Game[]
  /** Games that home shows before a sign-in: the newest slots, then live tables. The first one is the hero. */
  featured(images: string): Game[]
  /** Slots of the largest themes, which home recommends to everybody: their first ones are of different themes. */
  chosen(images: string): Game[]
}

/** Rendered lists that are cached. Invented host names each make a list: they must not fill the memory. */
const maxCachedLists = 256

/** Indexes the catalogue and renders each list once. The limits of its games become amounts of `currency`. */
export function createLobby(catalogue: OfferedCatalogue, currency: string): Lobby {
  const games = new Map(catalogue.games.map((game) => [game.id, game]))
  const byProvider = Map.groupBy(catalogue.games, (game) => game.provider.id)
  const ids = new Set(catalogue.providers.map((provider) => provider.id))
  const lists = new Map<string, string>()
  const newest = newestInService(catalogue.games)
  const featured = pickFeatured(newest)
  const chosen = pickChosen(newest)
  const allProviders = catalogue.providers.map((provider) =>
    toProvider(provider, byProvider.get(provider.id) ?? []),
  )
  const providerList = JSON.stringify({ list: allProviders })
  return {
    providerList,
    providersOf: (wanted) => allProviders.filter(({ id }) => wanted.has(id)),
    game: (id) => games.get(id),
    gameList(providerId, images) {
      if (!ids.has(providerId)) return undefined
      const name = `${providerId} ${images}`
      const cached = lists.get(name)
      if (cached !== undefined) return cached
      const list = (byProvider.get(providerId) ?? []).map((game) => toGame(game, images, currency))
      const text = JSON.stringify({ list })
      if (lists.size >= maxCachedLists) lists.clear()
      lists.set(name, text)
      return text
    },
    gamesOf: (wanted, images, limit) =>
      wanted
        .flatMap((id) => games.get(id) ?? [])
        .filter((game) => game.is_service === 1)
        .slice(0, limit)
        .map((game) => toGame(game, images, currency)),
    knownGamesOf: (wanted, images) =>
      wanted.flatMap((id) => games.get(id) ?? []).map((game) => toGame(game, images, currency)),
    featured: (images) => featured.map((game) => toGame(game, images, currency)),
    chosen: (images) => chosen.map((game) => toGame(game, images, currency)),
  }
}

const featuredSlots = 12
const featuredTables = 11

const chosenThemes = 4
const chosenOfTheme = 8

const newestInService = (games: readonly OfferedGame[]): OfferedGame[] =>
  games
    .filter((game) => game.is_service === 1)
    .toSorted((a, b) => b.released.localeCompare(a.released) || Number(a.id) - Number(b.id))

/** Slots of the themes with the most games; those that home features come last, as they are seen there already. */
function pickChosen(newest: readonly OfferedGame[]): OfferedGame[] {
  const slots = newest.filter((game) => game.category === 'Slots')
  const ordered = [...slots.slice(featuredSlots), ...slots.slice(0, featuredSlots)]
  const themes = [...Map.groupBy(ordered, (game) => game.theme).values()]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, chosenThemes)
  return Array.from({ length: chosenOfTheme }, (_, index) =>
    themes.flatMap((games) => games.slice(index, index + 1)),
  ).flat()
}

function pickFeatured(newest: readonly OfferedGame[]): OfferedGame[] {
  const slots = newest.filter((game) => game.category === 'Slots')
  // Of tables those that somebody new can afford to try, of equal stakes first those that open in the app's frame.
  const tables = newest
    .filter((game) => game.category === 'casino')
    .toSorted(
      (a, b) => a.limits.min - b.limits.min || Number(opensInPopup(a.id)) - Number(opensInPopup(b.id)),
    )
  return [...slots.slice(0, featuredSlots), ...tables.slice(0, featuredTables)]
}

function toProvider(provider: OfferedProvider, games: readonly OfferedGame[]): Provider {
  return {
    id: provider.id,
    title: provider.title,
    is_casino: provider.is_casino,
    name: provider.name,
    games: games.filter((game) => game.is_service === 1).length,
  }
}

function toGame(game: OfferedGame, images: string, currency: string): Game {
  const inCurrency = (won: number) => fromSpecification(won, currency)
  const { min, max } = game.limits
  const cover = (variant: 'en' | 'ko' | 'plain') => `${images}/cover/${game.cover}.${variant}.webp`
  return {
    id: game.id,
    game_title: game.title,
    game_image: { ko: cover('ko'), en: cover('en') },
    game_art: cover('plain'),
    category: game.category,
    is_service: game.is_service,
    provider_id: game.provider.id,
    rtp: game.rtp,
    ...(game.volatility && { volatility: game.volatility }),
    released: game.released,
    theme: game.theme,
    tags: [...game.tags],
    ...game.pays,
    max_win: game.max_win,
    limits: { min: inCurrency(min), max: inCurrency(max) },
  }
}
