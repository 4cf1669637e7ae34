import { useLingui } from '@lingui/react/macro'
import type { Failure } from '../contract/result.ts'
import { failureWords } from './failure-words.ts'
import styles from './failure-line.module.css'

interface FailureLineProps {
  failure: Failure | undefined
  /** Said instead of the failure's own words, for a failure that its form knows better. */
  words?: string | undefined
}

/**
 * What became of a press that did not succeed, announced at once. An unknown outcome is never called a failure: asking again
 * is safe, for the same press keeps its key.
 */
export function FailureLine({ failure, words }: FailureLineProps) {
  const { t, i18n } = useLingui()
  const text = failure
    ? (words ??
      (failure.outcome === 'unknown'
        ? t`The answer was lost on the way. Press again: it counts only once.`
        : i18n._(failureWords(failure))))
    : null
  return (
    <p className={styles.failure} role="alert">
      {text}
      {failure?.retryAfter ? <> {t`Try again in ${waitingTime(failure.retryAfter, i18n.locale)}.`}</> : null}
    </p>
  )
}

/** Seconds as `40 seconds` or `2 minutes` in the player's language. */
function waitingTime(seconds: number, language: string): string {
  const [value, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
