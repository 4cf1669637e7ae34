import type { Game, Provider } from '../../../contract/game.ts'
import type { LocalizedText } from '../../../contract/localized.ts'
import type { Searchable } from './find.ts'
import { prepareText, type SearchText } from './search-text.ts'

/** A game and how it is found. */
export interface GameEntry extends Searchable {
  readonly game: Game
}

/** A provider and how it is found. */
export interface ProviderEntry extends Searchable {
  readonly provider: Provider
}

const gameTexts = new WeakMap<Game, readonly SearchText[]>()
const providerTexts = new WeakMap<Provider, readonly SearchText[]>()

/** A text in all its languages, each different one once. */
function textsOf(text: LocalizedText, ...more: string[]): SearchText[] {
  const all = typeof text === 'string' ? [text] : Object.values(text)
  return [...new Set([...all, ...more])].map(prepareText)
}

/** Prepares providers for being searched by name, in every language, and by title. */
export function indexProviders(providers: readonly Provider[]): ProviderEntry[] {
  return providers.map((provider) => {
    const texts = providerTexts.get(provider) ?? textsOf(provider.name ?? provider.title, provider.title)
    providerTexts.set(provider, texts)
    return { provider, texts, beside: [] }
  })
}

/** Prepares games for being searched. What was prepared before is not prepared again. */
export function indexGames(games: readonly Game[], providers: readonly ProviderEntry[]): GameEntry[] {
  const beside = new Map(providers.map(({ provider, texts }) => [provider.id, texts]))
  return games.map((game) => ({
    game,
    texts: prepareGame(game),
    beside: beside.get(game.provider_id ?? '') ?? [],
  }))
}

function prepareGame(game: Game): readonly SearchText[] {
  const texts = gameTexts.get(game) ?? textsOf(game.game_title)
  gameTexts.set(game, texts)
  return texts
}

/** How long one slice may take, ms: short enough that a slow phone drops no frame. */
const SLICE = 4

/** Prepares games while nothing else wants to run; resolves when all are, or when stopped. */
export async function warmIndex(games: readonly Game[], signal: AbortSignal): Promise<void> {
  let next = 0
  while (next < games.length && !signal.aborted) {
    const end = performance.now() + SLICE
    for (let game = games[next]; game && performance.now() < end; game = games[next]) {
      prepareGame(game)
      next += 1
    }
    await idle()
  }
}

/** Safari has no `requestIdleCallback`. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 300 })
    else setTimeout(resolve, 8)
  })
}
