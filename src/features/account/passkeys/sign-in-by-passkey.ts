import { passkeySignInEndpoints } from '../../../contract/passkey-sign-in-endpoints.ts'
import type { PasskeyAssertion } from '../../../contract/passkeys.ts'
import { type Result, success } from '../../../contract/result.ts'
import type { Tab } from '../../../session/tab.ts'
import { prompt } from './prompt.ts'
import { askPasskey, endPrompt, hasAutofill } from './webauthn.ts'

// A chunk of its own: the sign-in page shows the button before it.

/** What an attempt ended with: a session, or nothing, since the player closed the prompt. */
type Attempt = Result<'signedIn' | 'closed'>

/** Opens the browser's prompt, and begins a session by the passkey that answers. */
export async function signInByPrompt(tab: Tab): Promise<Attempt> {
  const options = tab.http.call(passkeySignInEndpoints.passkeySignInOptions, {})
  const asked = await prompt(options, (webauthn, by) => webauthn.askPasskey(by))
  if (!asked.ok) return asked
  return asked.data ? begin(tab, asked.data) : success('closed')
}

async function begin(tab: Tab, credential: PasskeyAssertion): Promise<Attempt> {
  const call = passkeySignInEndpoints.passkeySignIn
  const answer = tab.session.begin(await tab.http.call(call, { body: { credential } }))
  return answer.ok ? success('signedIn') : answer
}

/** How long before its end a challenge of an offer is replaced, ms. */
const renewBefore = 30_000

/**
 * Offers the player's passkeys among the suggestions of the field for the name (conditional UI) until one is chosen, and begins
 * a session by it; `onChosen` is called before that. Renews the challenge while the page is visible. `closed` where the browser
 * cannot, where another prompt took the offer's place, and when it ended.
 */
export async function signInByOffer(tab: Tab, ending: AbortSignal, onChosen: () => void): Promise<Attempt> {
  if (!(await hasAutofill())) return success('closed')
  while (!ending.aborted) {
    const options = await tab.http.call(passkeySignInEndpoints.passkeySignInOptions, { signal: ending })
    // Nobody has asked for the offer: without it, the button says what is wrong.
    if (!options.ok || ending.aborted) return success('closed')
    ending.addEventListener('abort', endPrompt, { once: true })
    const given = await Promise.race([
      askPasskey(options.data, true),
      outdated(tab, options.data.timeout - renewBefore, ending),
    ])
    ending.removeEventListener('abort', endPrompt)
    if (given === 'outdated') continue
    if (!('answer' in given)) return success('closed')
    onChosen()
    return begin(tab, given.answer)
  }
  return success('closed')
}

/** Resolves once a time has passed and the page is visible; never after the end. */
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
