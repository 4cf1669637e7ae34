import { useEffect, useState } from 'react'
import type { ApiError } from '@marquee/contract/result.ts'
import { clientError } from '../../../platform/http/api-error.ts'
import { useTab } from '../../../session/tab.ts'

interface PasskeySignIn {
  readonly isBusy: boolean
  readonly error: ApiError | undefined
  /** Opens the browser's prompt. */
  readonly signIn: () => Promise<void>
}

type SignInModule = typeof import('./sign-in-by-passkey.ts')

const load = () => import('./sign-in-by-passkey.ts').catch(() => undefined)

/** Signs in with a passkey: by the browser's prompt, or while `active` from the suggestions of the username field. */
export function usePasskeySignIn(active: boolean): PasskeySignIn {
  const tab = useTab()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError>()
  // A prompt ends the autofill, which restarts after it.
  const [isPrompting, setPrompting] = useState(false)
  const suggests = active && !isPrompting

  useEffect(() => {
    if (!suggests) return undefined
    const ending = new AbortController()
    const { signal } = ending
    const suggest = async (module: SignInModule | undefined): Promise<void> => {
      while (module && !signal.aborted) {
        const response = await module.signInByAutofill(tab, signal, () => {
          setBusy(true)
          setError(undefined)
        })
        if (response.ok || signal.aborted) return
        setBusy(false)
        setError(response)
      }
    }
    void load().then(suggest)
    return () => ending.abort()
  }, [suggests, tab])

  return {
    isBusy,
    error,
    async signIn() {
      setPrompting(true)
      setBusy(true)
      setError(undefined)
      const module = await load()
      const response = module
        ? await module.signInByPrompt(tab)
        : clientError('NETWORK_ERROR', 'network.failed')
      setBusy(false)
      setPrompting(false)
      if (!response.ok) setError(response)
    },
  }
}
