import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  holderLength,
  nicknameLength,
  passkeyNameLength,
  passwordLength,
} from '@marquee/contract/account-rules.ts'
import type { FieldErrorKey } from '@marquee/contract/field-errors.ts'
import { counselLimits, pictureLimits } from '@marquee/contract/inquiry-limits.ts'

/** Read in a getter: the language may change after this module was loaded. */
const figure = (value: number): string => new Intl.NumberFormat(i18n.locale).format(value)

/** A key without a message does not compile, nor does a message without a key. */
const messages: Readonly<Record<Exclude<FieldErrorKey, 'birth_date.tooYoung'>, MessageDescriptor>> = {
  'username.required': msg`Enter a username.`,
  'username.invalid': msg`4 to 20 characters: lowercase letters a–z, digits and _.`,
  'username.taken': msg`This username is taken.`,
  'email.required': msg`Enter your e-mail address.`,
  'email.invalid': msg`Enter an e-mail address, such as name@example.com.`,
  'password.required': msg`Enter a password.`,
  'password.tooShort': msg`At least ${passwordLength.least} characters.`,
  'password.tooLong': msg`At most ${passwordLength.most} characters.`,
  'password.common': msg`This password is too common. Choose another one.`,
  'password.personal': msg`The password must not be your username, nickname or e-mail.`,
  'confirm.required': msg`Type the same password again.`,
  'password.mismatch': msg`The two passwords do not match.`,
  'password.wrong': msg`The password is incorrect.`,
  'password.same': msg`This is your current password. Choose another one.`,
  'nickname.required': msg`Enter a nickname.`,
  'nickname.tooShort': msg`At least ${nicknameLength.least} characters.`,
  'nickname.tooLong': msg`At most ${nicknameLength.most} characters.`,
  'nickname.taken': msg`This nickname is taken.`,
  'passkey_name.required': msg`Enter a name for the passkey.`,
  'passkey_name.tooLong': msg`At most ${passkeyNameLength} characters.`,
  'phone.required': msg`Enter your phone number.`,
  'phone.invalid': msg`This is not a phone number of this country.`,
  'referral_code.required': msg`Enter the referral code.`,
  'referral_code.invalid': msg`This referral code is not valid.`,
  'referral_code.unknown': msg`This referral code is not valid.`,
  'birth_date.required': msg`Enter your date of birth.`,
  'birth_date.invalid': msg`Enter a valid date with a four-digit year.`,
  'terms_version.required': msg`Accept the terms to continue.`,
  'terms_version.outdated': msg`The terms have changed. Please read and accept them again.`,
  'bank_code.required': msg`Choose your bank.`,
  'bank_code.invalid': msg`Choose your bank.`,
  'current.required': msg`Enter your current password.`,
  'bank_account.required': msg`Enter the account number.`,
  'bank_account.invalid': msg`6 to 20 digits; hyphens are allowed.`,
  'bank_name.required': msg`Enter the account holder.`,
  'bank_name.tooLong': msg`At most ${holderLength} characters.`,
  'depositor.required': msg`Enter the name shown on the transfer.`,
  'depositor.tooLong': msg`At most ${holderLength} characters.`,
  'title.required': msg`Enter a subject.`,
  'title.tooLong': msg`At most ${counselLimits.title} characters.`,
  'content.required': msg`Enter your question.`,
  get 'content.tooLong'() {
    return msg`At most ${figure(counselLimits.content)} characters.`
  },
  'reply.required': msg`Enter a message.`,
  get 'reply.tooLong'() {
    return msg`At most ${figure(counselLimits.content)} characters.`
  },
  'pictures.unknown': msg`A picture is no longer available. Remove it and add it again.`,
  'pictures.coming': msg`A picture is still uploading. Send again in a moment.`,
  'pictures.failed': msg`A picture was not sent. Try again or remove it.`,
  'pictures.tooMany': msg`At most ${pictureLimits.count} pictures.`,
  'subject.required': msg`Enter a subject.`,
  'subject.tooLong': msg`At most ${counselLimits.title} characters.`,
  'counsel.required': msg`Enter a subject and a message.`,
  get 'counsel.tooLong'() {
    return msg`Subject: up to ${counselLimits.title} characters. Message: up to ${figure(counselLimits.content)}.`
  },
  'value.invalid': msg`Please check this entry.`,
}

/** Message of a key from the operator or from a schema. An unknown key counts as an invalid value. */
export function fieldErrorKey(text: string): FieldErrorKey {
  return isKnown(text) || text === 'birth_date.tooYoung' ? text : 'value.invalid'
}

function isKnown(text: string): text is keyof typeof messages {
  return Object.hasOwn(messages, text)
}

/** The message of a field's error. `minimumAge` is the site's, for the age gate. */
export function fieldErrorMessage(key: FieldErrorKey, minimumAge = 18): MessageDescriptor {
  return key === 'birth_date.tooYoung' ? msg`You must be ${minimumAge} or older to play here.` : messages[key]
}
