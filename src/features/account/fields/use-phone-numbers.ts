import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'

type PhoneNumbers = typeof import('./phone-numbers.ts')

const loadedAtom = atom<PhoneNumbers | undefined>(undefined)

/** Loads the numbering plans; rejects on failure. */
export function loadPhoneNumbers(): Promise<PhoneNumbers> {
  return import('./phone-numbers.ts')
}

/** The numbering plans; undefined until they are loaded. */
export function usePhoneNumbers(): PhoneNumbers | undefined {
  const [numbers, setNumbers] = useAtom(loadedAtom)
  useEffect(() => {
    // The form works without the plans, because the operator validates the number too.
    loadPhoneNumbers().then(setNumbers, () => {})
  }, [setNumbers])
  return numbers
}
