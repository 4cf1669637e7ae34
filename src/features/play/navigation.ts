import { createContext, use } from 'react'

/** The pages that a game can send the player to. The shell, which knows the routes, provides them. */
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
