import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '../../../contract/passkeys.ts'

// A chunk of its own, loaded when a passkey is asked for.

/** What a browser's prompt ended with. `cancelled` is the player's own choice, or another prompt took its place. */
export type Prompted<Answer> =
  | { readonly answer: Answer }
  | { readonly cancelled: true }
  | { readonly failed: 'passkey.registered' | 'passkey.failed' }

/** Whether the browser offers passkeys among the suggestions of a field. */
export const hasAutofill = browserSupportsWebAuthnAutofill

/** Ends the prompt or the offer that is open, if any. */
export function endPrompt(): void {
  WebAuthnAbortService.cancelCeremony()
}

/** Asks for an answer of a passkey: in the browser's prompt, or with `autofill` among the suggestions of a field. */
export function askPasskey(
  options: PasskeyRequestOptions,
  autofill = false,
): Promise<Prompted<PasskeyAssertion>> {
  return prompted(async () => {
    const { clientExtensionResults: _none, ...answer } = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: autofill,
    })
    const { userHandle, ...response } = answer.response
    return {
      id: answer.id,
      rawId: answer.rawId,
      type: 'public-key',
      response: { ...response, ...(userHandle === undefined ? {} : { userHandle }) },
    }
  })
}

/** Asks the device to make a passkey. */
export function makePasskey(options: PasskeyCreationOptions): Promise<Prompted<PasskeyAttestation>> {
  return prompted(async () => {
    const { id, rawId, response } = await startRegistration({ optionsJSON: options })
    const { clientDataJSON, attestationObject, transports } = response
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
    }
  })
}

async function prompted<Answer>(ask: () => Promise<Answer>): Promise<Prompted<Answer>> {
  try {
    return { answer: await ask() }
  } catch (error) {
    // Browsers say `NotAllowedError` for a prompt that was closed, timed out or had no passkey, so that no page can tell.
    const names = error instanceof Error ? [error.name, nameOf(error.cause)] : []
    if (names.includes('NotAllowedError') || names.includes('AbortError')) return { cancelled: true }
    return { failed: names.includes('InvalidStateError') ? 'passkey.registered' : 'passkey.failed' }
  }
}

function nameOf(cause: unknown): string | undefined {
  return cause instanceof Error ? cause.name : undefined
}
