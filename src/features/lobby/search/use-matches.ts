import { useEffect, useState } from 'react'

type Matches = (name: string, typed: string) => boolean

/** What holds until the search has come: names that hold the letters. */
function holds(name: string, typed: string): boolean {
  return name.toLowerCase().includes(typed.trim().toLowerCase())
}

/** Filters a short list of names by what is typed; the search itself is fetched with the first letter. */
export function useMatches(typed: string): Matches {
  const [matches, setMatches] = useState<Matches>(() => holds)
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
