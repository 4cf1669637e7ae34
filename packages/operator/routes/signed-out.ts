import type { SessionKey } from '@marquee/contract/player.ts'

/** The `session` object of a response that signs the app out. */
export const signedOut: Readonly<Record<SessionKey, null>> = {
  jwt: null,
  auth_token: null,
  uid: null,
  name: null,
  email: null,
  bank_code: null,
  bank_account: null,
  bank_name: null,
  use_vaccount: null,
}
