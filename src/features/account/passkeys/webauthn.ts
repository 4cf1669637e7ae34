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
} from '@marquee/contract/passkeys.ts'

/** The result of the browser's prompt. `cancelled`: by the player, or because another prompt replaced it. */
export type PromptResult<Credential> =
  | { readonly credential: Credential }
  | { readonly cancelled: true }
  | { readonly failed: 'passkey.registered' | 'passkey.failed' }

/** Whether the browser can suggest passkeys in a field. */
export const hasAutofill = browserSupportsWebAuthnAutofill

/** Cancels the open prompt or autofill, if any. */
export function cancelPrompt(): void {
  WebAuthnAbortService.cancelCeremony()
}

/** Requests the assertion of a passkey: in the browser's prompt, or with `autofill` in the suggestions of a field. */
export function getPasskey(
  options: PasskeyRequestOptions,
  autofill = false,
): Promise<PromptResult<PasskeyAssertion>> {
  return promptResult(async () => {
    const { clientExtensionResults: _none, ...assertion } = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: autofill,
    })
    const { userHandle, ...response } = assertion.response
    return {
      id: assertion.id,
      rawId: assertion.rawId,
      type: 'public-key',
      response: { ...response, ...(userHandle === undefined ? {} : { userHandle }) },
    }
  })
}

/** Creates a passkey. */
export function createPasskey(options: PasskeyCreationOptions): Promise<PromptResult<PasskeyAttestation>> {
  return promptResult(async () => {
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

async function promptResult<Credential>(open: () => Promise<Credential>): Promise<PromptResult<Credential>> {
  try {
    return { credential: await open() }
  } catch (error) {
    // For privacy, browsers throw `NotAllowedError` alike if the prompt was closed, timed out or had no passkey.
    const names = error instanceof Error ? [error.name, nameOf(error.cause)] : []
    if (names.includes('NotAllowedError') || names.includes('AbortError')) return { cancelled: true }
    return { failed: names.includes('InvalidStateError') ? 'passkey.registered' : 'passkey.failed' }
  }
}

function nameOf(cause: unknown): string | undefined {
  return cause instanceof Error ? cause.name : undefined
}
