import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Game } from '../../../contract/game.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The game whose facts are open over the page. In the state of the history entry, so that going back closes them. */
    gameFacts?: Game | undefined
  }
}

/** Opens the facts of a game over the page. The same function in every render. */
export function useShowFacts(): (game: Game) => void {
  const navigate = useNavigate()
  return useCallback(
    (game) =>
      void navigate({
        to: '.',
        search: true,
        state: (old) => ({ ...old, gameFacts: game }),
        resetScroll: false,
      }),
    [navigate],
  )
}

/** Closes the facts: `back` by going back, `replace` without it, where a game opens in their place. */
export function useHideFacts(): { back: () => void; replace: () => Promise<void> } {
  const navigate = useNavigate()
  const { history } = useRouter()
  return {
    back: () => history.back(),
    replace: () =>
      navigate({
        to: '.',
        search: true,
        state: (old) => ({ ...old, gameFacts: undefined }),
        replace: true,
        resetScroll: false,
      }),
  }
}
