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
  const [isPrompting, setPrompting] = useState(false)
  const offers = active && !isPrompting

  useEffect(() => {
    if (!offers) return undefined
    const ending = new AbortController()
    const { signal } = ending
    const offer = async (ways: Ways | undefined): Promise<void> => {
      while (ways && !signal.aborted) {
        const answer = await ways.signInByOffer(tab, signal, () => {
          setBusy(true)
          setError(undefined)
        })
        if (answer.ok || signal.aborted) return
        setBusy(false)
        setError(answer)
      }
    }
    void load().then(offer)
    return () => ending.abort()
  }, [offers, tab])

  return {
    isBusy,
    error,
    async press() {
      setPrompting(true)
      setBusy(true)
      setError(undefined)
      const ways = await load()
      const answer = ways ? await ways.signInByPrompt(tab) : clientError('NETWORK_ERROR', 'network.failed')
      setBusy(false)
      setPrompting(false)
      if (!answer.ok) setError(answer)
    },
  }
}
