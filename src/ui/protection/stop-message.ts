import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { PlayStop } from '@marquee/contract/play-stop.ts'

/** A day with its year, and a time, in the player's language. */
export function dayAndTime(at: string | number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))
}

/** The end of a stop as a sentence. */
export function stopMessage({ until }: Pick<PlayStop, 'until'>): string {
  return until === null
    ? t`You have chosen to stop playing permanently.`
    : t`You are on a break until ${dayAndTime(until, i18n.locale)}.`
}
