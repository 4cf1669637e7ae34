import * as v from 'valibot'
import {
  type PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@marquee/contract/passkeys.ts'
import { type SoftPasskey, softPasskey, type Tampering } from './authenticator.ts'
import { submit } from './calls.ts'
import { type TestResponse, type Sent, type TestOperator, textAt, valueAt } from './operator.ts'

/** Challenges and passkeys of players at an operator, by its own calls. */
export function passkeyCalls(operator: TestOperator) {
  const optionsOf = async (target: string, sent: Sent) => {
    const response = await operator.send('POST', target, { body: {}, ...sent })
    if (response.status !== 200) throw new Error(`${target} returned ${response.status} ${response.text}`)
    return valueAt(response.json, 'data')
  }
  const calls = {
    /** Options for adding a passkey. */
    forAdding: async (token: string, body: object = {}) =>
      v.parse(PasskeyCreationOptions, await optionsOf('/account/passkeys/options', { token, body })),
    forSignIn: async () => v.parse(PasskeyRequestOptions, await optionsOf('/auth/passkey/options', {})),
    forBank: async (token: string, bank: object) =>
      v.parse(PasskeyRequestOptions, await optionsOf('/account/passkeys/bank', { token, body: bank })),
    /** Adds a passkey that may lie, or one that exists. */
    add: async (
      token: string,
      { passkey = softPasskey(), name = 'My phone', lie = {} as Tampering } = {},
    ): Promise<{ readonly passkey: SoftPasskey; readonly response: TestResponse }> => {
      const credential = passkey.attestation(await calls.forAdding(token), lie)
      const response = await submit(operator, 'POST', '/account/passkeys', {
        token,
        body: { credential, name },
      })
      return { passkey, response }
    },
    /** A player with one passkey. */
    joined: async () => {
      const player = await operator.join()
      const { passkey, response } = await calls.add(player.jwt)
      return { ...player, passkey, passkeyId: textAt(response.json, 'data', 'id') }
    },
    login: (credential: PasskeyAssertion, sent: Sent = {}) =>
      operator.send('POST', '/auth/passkey/login', { body: { credential }, ...sent }),
    /** Signs in by a response that may lie. */
    signIn: async (passkey: SoftPasskey, lie: Tampering = {}, sent: Sent = {}) =>
      calls.login(passkey.assertion(await calls.forSignIn(), lie), sent),
  }
  return calls
}
