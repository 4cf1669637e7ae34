import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Failure } from '../../contract/result.ts'
import { failureWords } from '../../ui/failure-words.ts'
import { toast } from '../../ui/toast.ts'

/** Section 8, game area: RESULT not true says what the server said; anything that never arrived is a server error. */
export function sayGamesFailed(failure: Failure): void {
  // The session's end says so itself, and leads to the sign-in screen.
  if (failure.code === 'SESSION_EXPIRED') return
  const words = i18n._(failureWords(failure))
  const isAnswer = typeof failure.code === 'number' && failure.message !== 'server.unavailable'
  toast('error', isAnswer ? t`The games could not be loaded. ${words}` : words)
}

/** Section 8: failed to load provider list. */
export function sayProvidersFailed(): void {
  toast('error', t`The provider list could not be loaded.`)
}
