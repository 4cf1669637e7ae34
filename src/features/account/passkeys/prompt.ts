import { type Result, success } from '@marquee/contract/result.ts'
import { clientError } from '../../../platform/http/api-error.ts'
import type { PromptResult } from './webauthn.ts'

type WebAuthn = typeof import('./webauthn.ts')

/** Loads the module with the browser's passkey functions; undefined if its chunk fails to load. */
export function loadWebAuthn(): Promise<WebAuthn | undefined> {
  return import('./webauthn.ts').catch(() => undefined)
}

/** Fetches options and opens the browser's prompt with them. The data is undefined if the player closed the prompt. */
export async function prompt<Options, Credential>(
  options: Promise<Result<Options>>,
  open: (webauthn: WebAuthn, options: Options) => Promise<PromptResult<Credential>>,
): Promise<Result<Credential | undefined>> {
  const [response, webauthn] = await Promise.all([options, loadWebAuthn()])
  if (!response.ok) return response
  if (!webauthn) return clientError('NETWORK_ERROR', 'network.failed')
  const result = await open(webauthn, response.data)
  if ('failed' in result) return clientError('CLIENT_EXCEPTION', result.failed)
  return success('credential' in result ? result.credential : undefined)
}
