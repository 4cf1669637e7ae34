import { createContext, use } from 'react'

/** Where a game leads the player. The shell knows the routes and passes this in. */
export interface PlayNavigation {
  signIn(): void
  deposit(): void
}

export const PlayNavigationContext = createContext<PlayNavigation | undefined>(undefined)

/** The navigation of the frame that a component is rendered in. */
export function usePlayNavigation(): PlayNavigation {
  const navigation = use(PlayNavigationContext)
  if (!navigation) throw new Error('usePlayNavigation needs a PlayNavigationContext above it')
  return navigation
}
