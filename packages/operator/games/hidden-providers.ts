import { StartupError } from '../site/startup-error.ts'
import type { OfferedCatalogue } from './catalogue.ts'

/**
 * The catalogue without these providers. Their games stay known, out of service: rounds that were played have their names, rounds that
 * began are settled, and none can begin.
 *
 * @throws StartupError for a title that no provider has
 */
export function hideProviders(catalogue: OfferedCatalogue, titles: readonly string[] = []): OfferedCatalogue {
  const unknown = titles.find((title) => !catalogue.providers.some((provider) => provider.title === title))
  if (unknown !== undefined)
    throw new StartupError(
      `The site configuration cannot be used: hidden_providers names ${JSON.stringify(unknown)}, but the providers are ${catalogue.providers.map(({ title }) => title).join(', ')}.`,
    )
  const isHidden = ({ title }: { readonly title: string }) => titles.includes(title)
  return {
    providers: catalogue.providers.filter((provider) => !isHidden(provider)),
    games: catalogue.games.map((game) => (isHidden(game.provider) ? { ...game, is_service: 0 } : game)),
  }
}
