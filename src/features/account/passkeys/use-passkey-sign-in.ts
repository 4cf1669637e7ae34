import { useEffect, useState } from 'react'
import { passkeyEndpoints } from '../../../contract/passkey-endpoints.ts'
import type { PasskeyAssertion } from '../../../contract/passkeys.ts'
import type { ApiError } from '../../../contract/result.ts'
import { type Tab, useTab } from '../../../session/tab.ts'
import { loadWebAuthn, prompt } from './prompt.ts'

interface PasskeySignIn {
  readonly isBusy: boolean
  readonly error: ApiError | undefined
  /** Opens the browser's prompt. */
  readonly press: () => Promise<void>
}

/**
 * Signing in with a passkey, by a press or from the suggestions of the field for the name (conditional UI), while `active`.
 * Who closes the prompt sees no error.
 */
export function usePasskeySignIn(active: boolean): PasskeySignIn {
  const tab = useTab()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError>()
  // A prompt ends the offer, which begins anew after it.
  const [offers, setOffers] = useState(0)

  const send = async (credential: PasskeyAssertion): Promise<void> => {
    setBusy(true)
    setError(undefined)
    const answer = tab.session.begin(
      await tab.http.call(passkeyEndpoints.passkeySignIn, { body: { credential } }),
    )
    setBusy(false)
    if (answer.ok) return
    setError(answer)
    setOffers((count) => count + 1)
  }

  useEffect(() => {
    if (!active) return undefined
    const ending = new AbortController()
    void offer(tab, ending.signal).then((credential) => credential && send(credential))
    return () => ending.abort()
    // `send` sets states only.
  }, [active, offers, tab])

  return {
    isBusy,
    error,
    async press() {
      setBusy(true)
      setError(undefined)
      const options = tab.http.call(passkeyEndpoints.passkeySignInOptions, {})
      const given = await prompt(options, (webauthn, by) => webauthn.askPasskey(by))
      setBusy(false)
      if (given.ok && given.data) return send(given.data)
      if (!given.ok) setError(given)
      setOffers((count) => count + 1)
    },
  }
}

/** How long before its end a challenge of an offer is replaced, ms. */
const renewBefore = 30_000

/**
 * Offers the player's passkeys among the suggestions of the field for the name until one is chosen. Renews the challenge while
 * the page is visible. `undefined` where the browser cannot, when another prompt took the offer's place, or when it ended.
 */
async function offer(tab: Tab, ending: AbortSignal): Promise<PasskeyAssertion | undefined> {
  const webauthn = await loadWebAuthn()
  if (!webauthn || !(await webauthn.hasAutofill())) return undefined
  while (!ending.aborted) {
    const options = await tab.http.call(passkeyEndpoints.passkeySignInOptions, { signal: ending })
    if (!options.ok || ending.aborted) return undefined
    const onEnd = () => webauthn.endPrompt()
    ending.addEventListener('abort', onEnd, { once: true })
    const given = await Promise.race([
      webauthn.askPasskey(options.data, true),
      outdated(tab, options.data.timeout - renewBefore, ending),
    ])
    ending.removeEventListener('abort', onEnd)
    if (given !== 'outdated') return 'answer' in given ? given.answer : undefined
  }
  return undefined
}

/** Resolves once a time has passed and the page is visible; never after the end. */
function outdated({ page }: Tab, ms: number, ending: AbortSignal): Promise<'outdated'> {
  return new Promise((resolve) => {
    let stop = () => {}
    const timer = setTimeout(() => {
      if (page.isVisible()) resolve('outdated')
      else {
        stop = page.onShown(() => {
          stop()
          resolve('outdated')
        })
      }
    }, ms)
    ending.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        stop()
      },
      { once: true },
    )
  })
}
