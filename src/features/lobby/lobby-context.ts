import { createContext, use } from 'react'
import type { Game, GameKind, Provider } from '../../contract/game.ts'

/** What the lobby needs from the rooms beside it; the shell provides it (features never import each other). */
export interface LobbyActions {
  /** Opens a game; `from` is the tile it grows out of. */
  play: (game: Game, from?: DOMRect) => void
  /** Leads to the sign-in screen and back. */
  signIn: () => void
  /** Opens the drawer with a provider's games. */
  openProvider: (provider: Provider) => void
  /** Leads to all games of a kind that fit what was searched. */
  openAll: (kind: GameKind, query: string) => void
  /** What was played last, newest first. */
  recent: readonly Game[]
}

export const LobbyContext = createContext<LobbyActions | undefined>(undefined)

/** The lobby's actions. Throws where no provider stands above: that is a programming error. */
export function useLobby(): LobbyActions {
  const actions = use(LobbyContext)
  if (!actions) throw new Error('useLobby needs a LobbyContext above it')
  return actions
}
