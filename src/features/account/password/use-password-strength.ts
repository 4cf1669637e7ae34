import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'

type Strength = typeof import('./password-strength.ts')

const loadedAtom = atom<Strength | undefined>(undefined)

/** Loads the estimator; undefined when it cannot be loaded: the form works without it. */
export function loadPasswordStrength(): Promise<Strength | undefined> {
  return import('./password-strength.ts').catch(() => undefined)
}

/** The estimator, loaded when `wanted`; undefined until then. */
export function usePasswordStrength(wanted: boolean): Strength | undefined {
  const [strength, setStrength] = useAtom(loadedAtom)
  useEffect(() => {
    if (wanted) void loadPasswordStrength().then(setStrength)
  }, [wanted, setStrength])
  return strength
}
