import { createContext, use } from 'react'
import type { Game, GameKind, Provider } from '@marquee/contract/game.ts'
import type { GameFilters } from './filters/game-filters.ts'

/**
 * Actions of other features that the lobby needs. The shell provides them, because features never import each other. Only
 * functions, no data: every tile reads this context and renders when it changes.
 */
export interface LobbyActions {
  /** Opens a game. `from` is the tile's rectangle, where the opening animation starts. */
  play: (game: Game, from?: DOMRect) => void
  /** Opens the page for joining. */
  join: () => void
  /** Called when the star of a game is clicked, before the game is added to the favourites. */
  starred: (game: Game) => void
  /** Opens the sheet with a game's facts. */
  openFacts: (game: Game) => void
  /** Opens the drawer with a provider's games. */
  openProvider: (provider: Provider) => void
  /** Opens the page with all games of a kind that match the filters. */
  openAll: (kind: GameKind, filters: Pick<GameFilters, 'q' | 'theme'>) => void
}

export const LobbyContext = createContext<LobbyActions | undefined>(undefined)

/** The lobby's actions. Throws without a `LobbyContext` above the component. */
export function useLobby(): LobbyActions {
  const actions = use(LobbyContext)
  if (!actions) throw new Error('useLobby needs a LobbyContext above it')
  return actions
}
