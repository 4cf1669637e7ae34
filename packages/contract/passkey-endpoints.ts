import * as v from 'valibot'
import { PasskeyName } from './account-rules.ts'
import { BankChange, CurrentPassword } from './account.ts'
import { endpoint, none } from './endpoint.ts'
import {
  Passkey,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  Passkeys,
} from './passkeys.ts'

/** Not needed in the first minutes of a session. Refused with `fields: {password: 'password.required'}` afterwards. */
const Confirmed = v.object({ password: v.optional(CurrentPassword) })

const personal = { envelope: 'B', login: true, query: none } as const

/** Calls for a player's passkeys, if the site has `passkeys` in its configuration. */
export const passkeyEndpoints = {
  passkeys: endpoint({
    ...personal,
    method: 'GET',
    path: '/account/passkeys',
    keyed: false,
    body: none,
    data: Passkeys,
  }),
  passkeyOptions: endpoint({
    ...personal,
    method: 'POST',
    path: '/account/passkeys/options',
    keyed: false,
    body: Confirmed,
    data: PasskeyCreationOptions,
  }),
  addPasskey: endpoint({
    ...personal,
    method: 'POST',
    path: '/account/passkeys',
    keyed: true,
    body: v.object({ credential: PasskeyAttestation, name: PasskeyName }),
    data: Passkey,
  }),
  renamePasskey: endpoint({
    ...personal,
    method: 'PATCH',
    path: '/account/passkeys/{id}',
    keyed: true,
    body: v.object({ name: PasskeyName }),
    data: Passkey,
  }),
  removePasskey: endpoint({
    ...personal,
    method: 'POST',
    path: '/account/passkeys/{id}/remove',
    keyed: true,
    body: Confirmed,
    data: none,
  }),
  confirmBankOptions: endpoint({
    ...personal,
    method: 'POST',
    path: '/account/passkeys/bank',
    keyed: false,
    repeatable: true,
    body: BankChange,
    data: PasskeyRequestOptions,
  }),
} as const
