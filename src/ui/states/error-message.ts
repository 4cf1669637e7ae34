import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorCode } from '@marquee/contract/codes.ts'
import type { ApiError } from '@marquee/contract/result.ts'

/** Messages of all codes of spec §8. A code without a message does not compile. */
const messageOfCode: Record<ErrorCode, MessageDescriptor> = {
  4000: msg`A required field is missing.`,
  4001: msg`Please check this entry.`,
  4030: msg`Your session has expired. Please sign in again.`,
  4031: msg`We could not confirm who you are. Please sign in again.`,
  5000: msg`Something went wrong on our side. Nothing was changed; please try again.`,
  5001: msg`Something went wrong. Please try again.`,
  5002: msg`Our database could not save this. Nothing was changed; please try again.`,
  5003: msg`This already exists.`,
  5005: msg`Our database is having problems. Nothing was changed; please try again.`,
  6000: msg`This request was already processed.`,
  OFFLINE_ERROR: msg`You are offline. Try again once you are online.`,
  NETWORK_ERROR: msg`The site cannot be reached right now. Check your connection and try again.`,
  CONFIG_FAILED: msg`The site could not be loaded.`,
  SESSION_EXPIRED: msg`Your session has ended. Please sign in again.`,
  CLIENT_EXCEPTION: msg`The site’s reply could not be read. Please try again later.`,
  LOGIN_REQUIRED: msg`Please sign in.`,
}

/** Messages of keys that are more specific than their code. */
const messageOfKey: Record<string, MessageDescriptor> = {
  'auth.invalidCredentials': msg`The username or password is incorrect.`,
  'auth.tooManyAttempts': msg`Too many attempts. Please wait a little before the next one.`,
  'auth.blocked': msg`This account is blocked. Please contact support.`,
  'auth.accountNotFound': msg`Account not found.`,
  'game.notFound': msg`This game was not found.`,
  'game.outOfService': msg`This game is currently unavailable.`,
  'record.previous': msg({
    message: 'This has already been saved.',
    comment: 'Nothing was saved, because a record of the same kind exists from before',
  }),
  'change.unsaved': msg`This could not be saved on this device. Please try again once the connection is back.`,
  'feature.notOffered': msg`This feature is not available on this site.`,
  'item.notFound': msg`This was not found.`,
  'memo.notFound': msg`This was not found.`,
  'notice.notFound': msg`This was not found.`,
  'counsel.notFound': msg`This was not found.`,
  'session.notFound': msg`This session has already ended.`,
  'passkey.refused': msg`This passkey was not accepted. Try again, or use your password.`,
  'passkey.failed': msg`This device could not use a passkey. Try again, or use your password.`,
  'passkey.expired': msg`This took too long. Please try again.`,
  'passkey.required': msg`Confirm this change with your passkey.`,
  'passkey.tooMany': msg`You have reached the maximum number of passkeys. Remove one first.`,
  'passkey.registered': msg`This passkey has already been added.`,
  'passkey.notFound': msg`This passkey has already been removed.`,
  'passkey.off': msg`This site no longer uses passkeys.`,
  'reference.invalid': msg({
    message: 'The item you are asking about was not found in your account. Remove it and send again.',
    comment: '“It” is the game round, transaction or request that the player wants to ask about',
  }),
  'counsel.tooMany': msg`You have sent too many messages in a short time. Please wait a little before sending another.`,
  'counsel.ended': msg`This conversation has ended. If you still need help, start a new one.`,
  'counsel.full': msg`This conversation has reached its maximum length. If you still need help, start a new one.`,
  'counsel.tooManyReplies': msg`You have sent many messages today. Please try again tomorrow.`,
  'picture.heic': msg({
    message: 'HEIC pictures are not supported. Save the picture as a JPEG and add it again.',
    comment: 'HEIC and JPEG are names of formats',
  }),
  'picture.format': msg`This is not a JPEG, PNG or WebP picture.`,
  'picture.animated': msg`Animated pictures cannot be sent.`,
  'picture.broken': msg`This picture is damaged and could not be read.`,
  'picture.pixels': msg`This picture has too many pixels.`,
  'picture.busy': msg`Picture upload is busy right now. Please try again in a moment.`,
  'picture.full': msg`You have reached your limit for pictures. Send your message without one.`,
  'picture.tooMany': msg`You have sent many pictures today. Send your message without one, or try again tomorrow.`,
  'request.tooLarge': msg`This is too large to send.`,
  'ticket.tooMany': msg`Too many messages were sent from your connection. Please wait a little before sending another.`,
  'reset.linkInvalid': msg`This link has already been used or has expired. Request a new one.`,
  'register.tooManyAttempts': msg`Too many attempts. Please wait a little before the next one.`,
  'register.duplicate': msg`This username or nickname is taken.`,
  'terms.notAccepted': msg`The terms have changed. Please read and accept them first.`,
  'value.mismatch': msg`The entries do not match.`,
}

const tooMany = msg`Too many requests. Please wait a little before the next one.`

/**
 * Message of an error: by its message key if that is known, else by its code. The code of a 429 has no meaning, because spec §8
 * has none for it. Where the device has a connection, the site is what cannot be reached. Translate the message with `i18n._`.
 */
export function errorMessage({
  code,
  message,
  status,
}: Pick<ApiError, 'code' | 'message'> & Partial<ApiError>): MessageDescriptor {
  const isSiteDown = code === 'OFFLINE_ERROR' && navigator.onLine
  return (
    messageOfKey[message] ?? (status === 429 ? tooMany : messageOfCode[isSiteDown ? 'NETWORK_ERROR' : code])
  )
}
