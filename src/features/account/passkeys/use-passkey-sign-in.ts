import { useEffect, useState } from 'react'
import type { ApiError } from '../../../contract/result.ts'
import { clientError } from '../../../platform/http/api-error.ts'
import { useTab } from '../../../session/tab.ts'

interface PasskeySignIn {
  readonly isBusy: boolean
  readonly error: ApiError | undefined
  /** Opens the browser's prompt. */
  readonly press: () => Promise<void>
}

type Ways = typeof import('./sign-in-by-passkey.ts')

const load = () => import('./sign-in-by-passkey.ts').catch(() => undefined)

/**
 * Signing in with a passkey, by a press or from the suggestions of the field for the name, while `active`. Who closes the
 * prompt sees no error.
 */
export function usePasskeySignIn(active: boolean): PasskeySignIn {
  const tab = useTab()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError>()
  // A prompt ends the offer, which begins anew after it.
  const [offers, setOffers] = useState(0)

  useEffect(() => {
    if (!active) return undefined
    const ending = new AbortController()
    const offer = async (ways: Ways | undefined): Promise<void> => {
      if (!ways || ending.signal.aborted) return
      const answer = await ways.signInByOffer(tab, ending.signal, () => {
        setBusy(true)
        setError(undefined)
      })
      if (answer.ok || ending.signal.aborted) return
      setBusy(false)
      setError(answer)
      setOffers((count) => count + 1)
    }
    void load().then(offer)
    return () => ending.abort()
  }, [active, offers, tab])

  return {
    isBusy,
    error,
    async press() {
      setBusy(true)
      setError(undefined)
      const ways = await load()
      const answer = ways ? await ways.signInByPrompt(tab) : clientError('NETWORK_ERROR', 'network.failed')
      setBusy(false)
      if (!answer.ok) setError(answer)
      else if (answer.data === 'closed') setOffers((count) => count + 1)
    },
  }
}
