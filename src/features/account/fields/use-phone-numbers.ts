import { useEffect, useState } from 'react'

type PhoneNumbers = typeof import('./phone-numbers.ts')

let loaded: PhoneNumbers | undefined

/** Loads the numbering plans once; rejects when they cannot be loaded. */
export async function loadPhoneNumbers(): Promise<PhoneNumbers> {
  loaded ??= await import('./phone-numbers.ts')
  return loaded
}

/** The numbering plans; undefined until they are loaded. */
export function usePhoneNumbers(): PhoneNumbers | undefined {
  const [numbers, setNumbers] = useState(loaded)
  useEffect(() => {
    // Without them the form still works: the number is checked when it is sent.
    loadPhoneNumbers().then(setNumbers, () => {})
  }, [])
  return numbers
}
