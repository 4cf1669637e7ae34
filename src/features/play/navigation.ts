import type { Game } from '../../contract/game.ts'
import { createContext, use } from 'react'

/** The pages that a game can send the player to. The shell, which knows the routes, provides them. */
export interface PlayNavigation {
  /** Asks a player who is not signed in to join or to sign in, and opens the game afterwards. */
  signIn(game: Game): void
  deposit(): void
  /** Opens the page that checks a round; `hash` is the fragment of its address. */
  fairness(hash: string): void
}

export const PlayNavigationContext = createContext<PlayNavigation | undefined>(undefined)

/** The navigation of the frame that a component is rendered in. */
export function usePlayNavigation(): PlayNavigation {
  const navigation = use(PlayNavigationContext)
  if (!navigation) throw new Error('usePlayNavigation needs a PlayNavigationContext above it')
  return navigation
}
