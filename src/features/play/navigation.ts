import type { Game } from '@marquee/contract/game.ts'
import { createContext, use } from 'react'

/** Where a launch can lead instead of a game. */
export interface LaunchNavigation {
  /** Lets a visitor join or sign in, and opens the game afterwards. */
  signIn(game: Game): void
}

/** The pages that a game can open. The shell provides them, because it has the routes. */
export interface PlayNavigation extends LaunchNavigation {
  deposit(): void
  history(): void
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
