import type { BankChange } from '@marquee/contract/account.ts'
import { passkeyEndpoints } from '@marquee/contract/passkey-endpoints.ts'
import type { Me } from '@marquee/contract/me.ts'
import type { PasskeyAssertion } from '@marquee/contract/passkeys.ts'
import { type Result, success } from '@marquee/contract/result.ts'
import { clientError } from '../../../platform/http/api-error.ts'
import type { Tab } from '../../../session/tab.ts'
import { changeMe } from '../me/change-me.ts'
import { refreshPasskeys } from './passkeys.ts'
import { prompt } from './prompt.ts'

/**
 * Changes the bank account with a passkey's assertion. If the outcome of a request is unknown, the same assertion is sent
 * again under the same key, because the operator recognises a repeat only by the same body.
 */
export class BankConfirmation {
  #sent: { readonly key: string; readonly passkey: PasskeyAssertion } | undefined

  /** The data is undefined if the player closed the prompt. */
  async change(tab: Tab, player: string, bank: BankChange, key: string): Promise<Result<Me | undefined>> {
    const assertion =
      this.#sent?.key === key ? success(this.#sent.passkey) : await promptFor(tab, player, bank)
    if (!assertion.ok || !assertion.data) return assertion.ok ? success(undefined) : assertion
    this.#sent = { key, passkey: assertion.data }
    const response = await changeMe(tab, player, { ...bank, passkey: assertion.data }, key)
    if (response.ok || response.outcome === 'refused') this.#sent = undefined
    return response
  }
}

async function promptFor(
  tab: Tab,
  player: string,
  bank: BankChange,
): Promise<Result<PasskeyAssertion | undefined>> {
  const options = await tab.http.call(passkeyEndpoints.confirmBankOptions, { body: bank })
  if (options.ok && options.data.allowCredentials.length === 0) {
    // The last passkey was removed on another device, so the form must ask for the password.
    refreshPasskeys(tab, player)
    return clientError('CLIENT_EXCEPTION', 'passkey.notFound')
  }
  return prompt(Promise.resolve(options), (webauthn, data) => webauthn.getPasskey(data))
}
