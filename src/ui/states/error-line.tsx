import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '@marquee/contract/result.ts'
import { errorMessage } from './error-message.ts'
import styles from './error-line.module.css'

interface ErrorLineProps {
  error: ApiError | undefined
  /** Shown if there is no `error`, such as the error of a form as a whole. */
  message?: string | undefined
}

/**
 * Why a submission did not succeed, announced at once. An unknown outcome is never called a failure: submitting again is
 * safe, because the same content keeps its key.
 */
export function ErrorLine({ error, message }: ErrorLineProps) {
  const { t, i18n } = useLingui()
  const text = error
    ? error.outcome === 'unknown'
      ? t`We did not receive a reply. Try again: it will only count once.`
      : i18n._(errorMessage(error))
    : message
  return (
    <p className={styles.failure} role="alert">
      {text}
      {error?.retryAfter ? <> {t`Try again in ${durationText(error.retryAfter, i18n.locale)}.`}</> : null}
    </p>
  )
}

/** A duration as `40 seconds` or `2 minutes` in the player's language. */
function durationText(seconds: number, language: string): string {
  const [value, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
