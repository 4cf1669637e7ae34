import { createContext, use } from 'react'
import type { Game, GameKind, Provider } from '../../contract/game.ts'
import type { GameFilters } from './filters/game-filters.ts'

/**
 * What the lobby asks of other features. The shell provides it, because features never import each other. It holds no data:
 * every tile reads this context, and renders when it changes.
 */
export interface LobbyActions {
  /** Opens a game. `from` is the rectangle of the pressed tile: the game's opening animation starts there. */
  play: (game: Game, from?: DOMRect) => void
  /** Opens the page for joining. */
  join: () => void
  /** Called when a game gets its star. */
  starred: (game: Game) => void
  /** Opens the drawer with a provider's games. */
  openProvider: (provider: Provider) => void
  /** Opens the page with all games of a kind that match the filters. */
  openAll: (kind: GameKind, filters: Pick<GameFilters, 'q' | 'theme'>) => void
}

export const LobbyContext = createContext<LobbyActions | undefined>(undefined)

/**
 * The lobby's actions. Throws when no `LobbyContext` is above the component, which is a programming error.
 */
export function useLobby(): LobbyActions {
  const actions = use(LobbyContext)
  if (!actions) throw new Error('useLobby needs a LobbyContext above it')
  return actions
}
