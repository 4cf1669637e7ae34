import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { PlayStop } from '@marquee/contract/play-stop.ts'
import { formatSiteTime, longDate } from '../time/site-time-text.ts'

/** The end of a stop as a sentence; `zone` is the site's. */
export function stopMessage({ until }: Pick<PlayStop, 'until'>, zone: string): string {
  return until === null
    ? t`You have chosen to stop playing permanently.`
    : t`You are on a break until ${formatSiteTime(Date.parse(until), i18n.locale, zone, longDate)}.`
}
