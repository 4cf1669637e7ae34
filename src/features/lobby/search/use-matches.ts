import { useEffect, useState } from 'react'

type Matches = (name: string, typed: string) => boolean

/** Used until the search module is loaded. */
function includesText(name: string, typed: string): boolean {
  return name.toLowerCase().includes(typed.trim().toLowerCase())
}

/** Matcher for a short list of names. The search module is loaded when the player begins to type. */
export function useMatches(typed: string): Matches {
  const [matches, setMatches] = useState<Matches>(() => includesText)
  const isTyping = typed !== ''
  useEffect(() => {
    if (!isTyping) return
    void import('./find.ts').then(
      (search) => setMatches(() => search.matches),
      () => {},
    )
  }, [isTyping])
  return matches
}
