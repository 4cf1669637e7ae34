import { passkeySignInEndpoints } from '@marquee/contract/passkey-sign-in-endpoints.ts'
import type { PasskeyAssertion } from '@marquee/contract/passkeys.ts'
import { type Result, success } from '@marquee/contract/result.ts'
import type { Tab } from '../../../session/tab.ts'
import { prompt } from './prompt.ts'
import { getPasskey, cancelPrompt, hasAutofill } from './webauthn.ts'

/** `closed`: the player closed the prompt. */
type Attempt = Result<'signedIn' | 'closed'>

/** Opens the browser's prompt, and starts a session with the chosen passkey. */
export async function signInByPrompt(tab: Tab): Promise<Attempt> {
  const options = tab.http.call(passkeySignInEndpoints.passkeySignInOptions, {})
  const assertion = await prompt(options, (webauthn, data) => webauthn.getPasskey(data))
  if (!assertion.ok) return assertion
  return assertion.data ? begin(tab, assertion.data) : success('closed')
}

async function begin(tab: Tab, credential: PasskeyAssertion): Promise<Attempt> {
  const call = passkeySignInEndpoints.passkeySignIn
  const response = tab.session.begin(await tab.http.call(call, { body: { credential } }))
  return response.ok ? success('signedIn') : response
}

/** A challenge is replaced this long before it expires, ms. */
const renewBeforeMs = 30_000

/**
 * Suggests the player's passkeys in the username field (autofill) until one is chosen, and starts a session with it after
 * calling `onChosen`. Renews the challenge while the page is visible. Resolves with `closed` if the browser has no autofill
 * of passkeys, if another prompt replaces it, and when `ending` aborts.
 */
export async function signInByAutofill(
  tab: Tab,
  ending: AbortSignal,
  onChosen: () => void,
): Promise<Attempt> {
  if (!(await hasAutofill())) return success('closed')
  while (!ending.aborted) {
    const options = await tab.http.call(passkeySignInEndpoints.passkeySignInOptions, { signal: ending })
    // No error is shown, because the player has not started a sign-in.
    if (!options.ok || ending.aborted) return success('closed')
    ending.addEventListener('abort', cancelPrompt, { once: true })
    const result = await Promise.race([
      getPasskey(options.data, true),
      outdated(tab, options.data.timeout - renewBeforeMs, ending),
    ])
    ending.removeEventListener('abort', cancelPrompt)
    if (result === 'outdated') continue
    if (!('credential' in result)) return success('closed')
    onChosen()
    return begin(tab, result.credential)
  }
  return success('closed')
}

/** Resolves once `ms` have passed and the page is visible; never if `ending` aborts before. */
function outdated({ page }: Tab, ms: number, ending: AbortSignal): Promise<'outdated'> {
  return new Promise((resolve) => {
    let stop = () => {}
    const timer = setTimeout(() => {
      if (page.isVisible()) return resolve('outdated')
      stop = page.onShown(() => {
        stop()
        resolve('outdated')
      })
    }, ms)
    const end = () => {
      clearTimeout(timer)
      stop()
    }
    ending.addEventListener('abort', end, { once: true })
  })
}
