import * as v from 'valibot'
import { endpoint, none } from './endpoint.ts'
import { PasskeyAssertion, PasskeyRequestOptions } from './passkeys.ts'
import { LoginData } from './player.ts'

/** Calls for signing in with a passkey, if the site has passkeys. In a file of their own, because the sign-in needs no others. */
export const passkeySignInEndpoints = {
  passkeySignInOptions: endpoint({
    envelope: 'B',
    login: false,
    query: none,
    method: 'POST',
    path: '/auth/passkey/options',
    keyed: false,
    repeatable: true,
    body: none,
    data: PasskeyRequestOptions,
  }),
  passkeySignIn: endpoint({
    envelope: 'B',
    login: false,
    query: none,
    method: 'POST',
    path: '/auth/passkey/login',
    keyed: false,
    body: v.object({ credential: PasskeyAssertion }),
    data: LoginData,
  }),
} as const
