import type { BankChange } from '../../../contract/account.ts'
import { passkeyEndpoints } from '../../../contract/passkey-endpoints.ts'
import type { Me } from '../../../contract/me.ts'
import type { PasskeyAssertion } from '../../../contract/passkeys.ts'
import { type Result, success } from '../../../contract/result.ts'
import { clientError } from '../../../platform/http/api-error.ts'
import type { Tab } from '../../../session/tab.ts'
import { changeMe } from '../me/change-me.ts'
import { refreshPasskeys } from './passkeys.ts'
import { prompt } from './prompt.ts'

/**
 * Changes the bank account by the answer of a passkey. An answer whose outcome is not known is sent again under the same key:
 * the operator has perhaps carried it out already, and takes it for a repeat only with the same body.
 */
export class BankConfirmation {
  #sent: { readonly key: string; readonly passkey: PasskeyAssertion } | undefined

  /** The data is undefined where the player closed the prompt: nothing was changed. */
  async change(tab: Tab, player: string, bank: BankChange, key: string): Promise<Result<Me | undefined>> {
    const asked = this.#sent?.key === key ? success(this.#sent.passkey) : await ask(tab, player, bank)
    if (!asked.ok || !asked.data) return asked.ok ? success(undefined) : asked
    this.#sent = { key, passkey: asked.data }
    const answer = await changeMe(tab, player, { ...bank, passkey: asked.data }, key)
    if (answer.ok || answer.outcome === 'refused') this.#sent = undefined
    return answer
  }
}

async function ask(
  tab: Tab,
  player: string,
  bank: BankChange,
): Promise<Result<PasskeyAssertion | undefined>> {
  const options = await tab.http.call(passkeyEndpoints.confirmBankOptions, { body: bank })
  if (options.ok && options.data.allowCredentials.length === 0) {
    // The last one was removed elsewhere: the form asks for the password from now on.
    refreshPasskeys(tab, player)
    return clientError('CLIENT_EXCEPTION', 'passkey.notFound')
  }
  return prompt(Promise.resolve(options), (webauthn, by) => webauthn.askPasskey(by))
}
