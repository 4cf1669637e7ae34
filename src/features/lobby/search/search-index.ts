import type { Game, Provider } from '../../../contract/game.ts'
import type { LocalizedText } from '../../../contract/localized.ts'
import type { Searchable } from './find.ts'
import { oncePer } from '../../../platform/once-per.ts'
import { prepareText, type SearchText } from './search-text.ts'

/** A game with its searchable texts. */
export interface GameEntry extends Searchable {
  readonly game: Game
}

/** A provider with its searchable texts. */
export interface ProviderEntry extends Searchable {
  readonly provider: Provider
}

const textsOfGame = oncePer((game: Game) => textsOf(game.game_title))
const textsOfProvider = oncePer(({ name, title }: Provider) => textsOf(name ?? title, title))

/** A text in all its languages, without duplicates. */
function textsOf(text: LocalizedText, ...more: string[]): SearchText[] {
  const all = typeof text === 'string' ? [text] : Object.values(text)
  return [...new Set([...all, ...more])].map(prepareText)
}

/** Prepares providers for searching by title and by name in every language. */
export function indexProviders(providers: readonly Provider[]): ProviderEntry[] {
  return providers.map((provider) => ({ provider, texts: textsOfProvider(provider), beside: [] }))
}

/** Prepares games for searching. Prepared texts are cached per game. */
export function indexGames(games: readonly Game[], providers: readonly ProviderEntry[]): GameEntry[] {
  const beside = new Map(providers.map(({ provider, texts }) => [provider.id, texts]))
  return games.map((game) => ({
    game,
    texts: textsOfGame(game),
    beside: beside.get(game.provider_id ?? '') ?? [],
  }))
}

/** Maximum duration of one slice, ms: short enough that a slow phone drops no frame. */
const SLICE_MS = 4

/** Prepares games in idle time. Resolves when all are prepared or the signal aborts. */
export async function warmIndex(games: readonly Game[], signal: AbortSignal): Promise<void> {
  let next = 0
  while (next < games.length && !signal.aborted) {
    const end = performance.now() + SLICE_MS
    for (let game = games[next]; game && performance.now() < end; game = games[next]) {
      textsOfGame(game)
      next += 1
    }
    await idle()
  }
}

/** Waits for idle time; Safari has no `requestIdleCallback`. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 300 })
    else setTimeout(resolve, 8)
  })
}
