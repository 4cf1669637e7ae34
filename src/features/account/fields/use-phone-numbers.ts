import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'

type PhoneNumbers = typeof import('./phone-numbers.ts')

const loadedAtom = atom<PhoneNumbers | undefined>(undefined)

/** Loads the numbering plans; rejects when they cannot be loaded. */
export function loadPhoneNumbers(): Promise<PhoneNumbers> {
  return import('./phone-numbers.ts')
}

/** The numbering plans; undefined until they are loaded. */
export function usePhoneNumbers(): PhoneNumbers | undefined {
  const [numbers, setNumbers] = useAtom(loadedAtom)
  useEffect(() => {
    // Without the plans the form still works: the operator checks the number that is sent.
    loadPhoneNumbers().then(setNumbers, () => {})
  }, [setNumbers])
  return numbers
}
