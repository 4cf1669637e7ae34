import { kindOf, type Game, type Provider } from '@marquee/contract/game.ts'
import type { LocalizedText } from '@marquee/contract/localized.ts'
import { oncePer } from '../../../platform/once-per.ts'
import type { Searchable } from './find.ts'
import { prepareNames } from './search-text.ts'

/** A game with its searchable names. */
export interface GameEntry extends Searchable {
  readonly game: Game
}

/** A provider with its searchable names. */
export interface ProviderEntry extends Searchable {
  readonly provider: Provider
}

const namesOfGame = oncePer((game: Game) => prepareNames(textsOf(game.game_title)))
const namesOfProvider = oncePer(({ name, title }: Provider) =>
  prepareNames([...textsOf(name ?? title), title]),
)

/** A text in all its languages. */
function textsOf(text: LocalizedText): string[] {
  return typeof text === 'string' ? [text] : Object.values(text)
}

/** Prepares providers for searching by title and by name in every language. */
export function indexProviders(providers: readonly Provider[]): ProviderEntry[] {
  return providers.map((provider) => ({ provider, names: namesOfProvider(provider) }))
}

/** Maximum duration of one slice, ms: short enough that a slow phone drops no frame. */
const SLICE_MS = 4

/** Prepares games for searching, in idle time. Prepared names are cached per game. Undefined when aborted. */
export async function indexGames(
  games: readonly Game[],
  providers: readonly ProviderEntry[],
  signal: AbortSignal,
): Promise<GameEntry[] | undefined> {
  const related = new Map(providers.map(({ provider, names }) => [provider.id, names]))
  const entries: GameEntry[] = []
  let end = performance.now() + SLICE_MS
  for (const game of games) {
    entries.push({
      game,
      names: namesOfGame(game),
      related: related.get(game.provider_id ?? ''),
      stake: kindOf(game) === 'casino' ? (game.limits?.min ?? 0) : undefined,
    })
    if (performance.now() < end) continue
    await idle()
    if (signal.aborted) return undefined
    end = performance.now() + SLICE_MS
  }
  return entries
}

/** Waits for idle time; Safari has no `requestIdleCallback`. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 300 })
    else setTimeout(resolve, 8)
  })
}
