import { useEffect, useState } from 'react'

type Strength = typeof import('./password-strength.ts')

let loaded: Strength | undefined

/** Loads the estimator once; undefined when it cannot be loaded: the form works without it. */
export async function loadPasswordStrength(): Promise<Strength | undefined> {
  try {
    loaded ??= await import('./password-strength.ts')
  } catch {
    return undefined
  }
  return loaded
}

/** The estimator, loaded once `wanted`; undefined until then. */
export function usePasswordStrength(wanted: boolean): Strength | undefined {
  const [strength, setStrength] = useState(loaded)
  useEffect(() => {
    if (wanted) void loadPasswordStrength().then(setStrength)
  }, [wanted])
  return strength
}
