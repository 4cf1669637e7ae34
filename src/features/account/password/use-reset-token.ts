import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * The token of a link for a new password, from the address's fragment: no server, proxy or `Referer` sees it. Kept
 * while the page stands, also after it has gone out of the address; a newer link replaces it.
 */
export function useResetToken(): { readonly token: string | undefined; readonly forget: () => void } {
  const hash = useLocation({ select: (location) => location.hash })
  const found = new URLSearchParams(hash).get('token') ?? undefined
  const [token, setToken] = useState(found)
  const [forgotten, setForgotten] = useState<string>()
  if (found !== undefined && found !== token) setToken(found)
  return { token: token === forgotten ? undefined : token, forget: () => setForgotten(token) }
}
