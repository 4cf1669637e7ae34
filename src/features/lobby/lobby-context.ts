import { createContext, use } from 'react'
import type { Game, GameKind, Provider } from '../../contract/game.ts'

/**
 * Actions and data that the lobby takes from other features. The shell provides them, because features never
 * import each other.
 */
export interface LobbyActions {
  /** Opens a game. `from` is the rectangle of the pressed tile: the game's opening animation starts there. */
  play: (game: Game, from?: DOMRect) => void
  /** Opens the sign-in screen, which returns here afterwards. */
  signIn: () => void
  /** Opens the drawer with a provider's games. */
  openProvider: (provider: Provider) => void
  /** Opens the page with all games of a kind, filtered by `query`. */
  openAll: (kind: GameKind, query: string) => void
  /** The games that were launched last, newest first. */
  recent: readonly Game[]
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
