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

/** Closes the facts by going back. Resolves when the page is as it was before them, for what opens in their place. */
export function useHideFacts(): () => Promise<void> {
  const { history } = useRouter()
  return () =>
    new Promise((resolve) => {
      const stop = history.subscribe(() => {
        stop()
        resolve()
      })
      history.back({ ignoreBlocker: true })
    })
}
