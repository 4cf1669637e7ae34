import { useLocation, useRouter } from '@tanstack/react-router'
import { useLayer } from './use-layer.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry was added to show something over the page of the entry before it. */
    over?: true | undefined
  }
}

/**
 * What closes something that lies over the page by the address, such as the drawer of providers. Where the app added an entry
 * to the history for it, closing goes back. An address that came from outside has none before it: there `replace` closes it, and
 * does so too when the player goes back.
 */
export function useOverEntry(open: boolean, replace: () => void): () => void {
  const { history } = useRouter()
  const isOwn = useLocation({ select: ({ state }) => state.over === true })
  useLayer(open && !isOwn, replace)
  return () => {
    if (isOwn) history.back()
    else replace()
  }
}
