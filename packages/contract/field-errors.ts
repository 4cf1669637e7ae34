/**
 * The error keys of fields, in this contract's rules and in `ApiError.fields`. The app has a message for each.
 */
export type FieldErrorKey =
  | `${LineField}.${'required' | 'tooLong'}`
  | `${'username' | 'email' | 'phone' | 'referral_code' | 'birth_date' | 'bank_code' | 'bank_account'}.${'required' | 'invalid'}`
  | `${'username' | 'nickname'}.taken`
  | 'nickname.tooShort'
  | 'password.required'
  | PasswordError
  | 'password.mismatch'
  | 'password.wrong'
  | 'password.same'
  | 'confirm.required'
  | 'current.required'
  | 'referral_code.unknown'
  | 'birth_date.tooYoung'
  | 'terms_version.required'
  | 'terms_version.outdated'
  | `counsel.${'required' | 'tooLong'}`
  | `pictures.${'unknown' | 'tooMany' | 'coming' | 'failed'}`
  /** Any key that the app does not know. */
  | 'value.invalid'

/** Fields of one cleaned line or text with a limit (`plain-text.ts`). */
export type LineField =
  | 'nickname'
  | 'passkey_name'
  | 'bank_name'
  | 'depositor'
  | 'title'
  | 'content'
  | 'subject'
  | 'reply'

export type PasswordError = 'password.tooShort' | 'password.tooLong' | 'password.common' | 'password.personal'
