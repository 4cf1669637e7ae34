import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { type PlayRefusal, playRefusals } from '@marquee/contract/play-refusals.ts'
import type { ApiError } from '@marquee/contract/result.ts'
import { moneyText } from '../money/money-text.ts'
import { formatSiteTime, longDate } from '../time/site-time-text.ts'
import { stopMessage } from './stop-message.ts'
import { durationText } from './duration-text.ts'

type Details = Readonly<Record<string, number>>

const prefix = 'protection.'

/**
 * Why player protection refuses a game, a stake or a deposit, with the remaining amount; undefined for other errors. Amounts
 * are in minor units of `currency`, times in the site's `zone`.
 */
export function refusalMessage(
  { message, details = {} }: Pick<ApiError, 'message' | 'details'>,
  currency: string,
  zone: string,
): string | undefined {
  const reason = playRefusals.find((each) => prefix + each === message)
  return reason && textOf(reason, details, currency, zone)
}

function textOf(reason: PlayRefusal, details: Details, currency: string, zone: string): string {
  const { left = 0, until } = details
  const money = moneyText(left, currency, i18n.locale)
  switch (reason) {
    case 'depositLimit':
      return t`Your deposit limit allows ${money} more right now. No money was moved.`
    case 'lossLimit':
      return t`Your loss limit allows stakes up to ${money} right now. No stake was taken.`
    case 'stakeLimit':
      return t`Your wager limit allows stakes up to ${money} right now. No stake was taken.`
    case 'timeLimit':
      return t`You have ${durationText(left, i18n.locale)} of play left today.`
    case 'stopped':
      return until === undefined
        ? t`You are on a break. You cannot play or deposit.`
        : stopMessage({ until: new Date(until).toISOString() }, zone)
    case 'paused':
      return until === undefined
        ? t`Time for a short pause. You can play again afterwards.`
        : t`Time for a short pause. Games reopen: ${formatSiteTime(until, i18n.locale, zone, longDate)}.`
    case 'checkDue':
      return t`Respond to the reality check first.`
    case 'tooSoon':
      return t`Please wait a moment before the next round.`
    case 'limitRequired':
      return t`Set a deposit limit before your first deposit.`
  }
}
