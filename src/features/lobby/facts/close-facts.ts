import { useRouter } from '@tanstack/react-router'
import type { Game } from '@marquee/contract/game.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The game whose facts are open over the page. In the state of the history entry, so that going back closes them. */
    gameFacts?: Game | undefined
  }
}

/** Closes the facts by going back. Resolves after the navigation, so that the caller can open something else. */
export function useCloseFacts(): () => Promise<void> {
  const { history } = useRouter()
  return () =>
    new Promise((resolve) => {
      const unsubscribe = history.subscribe(() => {
        unsubscribe()
        resolve()
      })
      history.back({ ignoreBlocker: true })
    })
}
