import { type ApiError, type Result, success } from '../../../contract/result.ts'
import { clientError } from '../../../platform/http/api-error.ts'
import type { Prompted } from './webauthn.ts'

type WebAuthn = typeof import('./webauthn.ts')

/** The part that talks with the browser's passkeys; undefined if its chunk fails to load. */
export function loadWebAuthn(): Promise<WebAuthn | undefined> {
  return import('./webauthn.ts').catch(() => undefined)
}

/**
 * Fetches options and asks the browser by them. The data is undefined where the player closed the prompt, which is no
 * failure.
 */
export async function prompt<Options, Answer>(
  options: Promise<Result<Options>>,
  ask: (webauthn: WebAuthn, options: Options) => Promise<Prompted<Answer>>,
): Promise<Result<Answer | undefined>> {
  const [given, webauthn] = await Promise.all([options, loadWebAuthn()])
  if (!given.ok) return given
  if (!webauthn) return clientError('NETWORK_ERROR', 'network.failed')
  const prompted = await ask(webauthn, given.data)
  if ('failed' in prompted) return promptFailed(prompted.failed)
  return success('answer' in prompted ? prompted.answer : undefined)
}

function promptFailed(key: string): ApiError {
  return clientError('CLIENT_EXCEPTION', key)
}
