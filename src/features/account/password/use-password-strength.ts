import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'

type Strength = typeof import('./password-strength.ts')

const loadedAtom = atom<Strength | undefined>(undefined)

/** Loads the estimator; undefined if it fails to load. The form works without it. */
export function loadPasswordStrength(): Promise<Strength | undefined> {
  return import('./password-strength.ts').catch(() => undefined)
}

/** The estimator, loaded once `enabled`; undefined until then. */
export function usePasswordStrength(enabled: boolean): Strength | undefined {
  const [strength, setStrength] = useAtom(loadedAtom)
  useEffect(() => {
    if (enabled) void loadPasswordStrength().then(setStrength)
  }, [enabled, setStrength])
  return strength
}
