import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LimitKind, LimitPeriod } from '@marquee/contract/protection.ts'

/** The kinds of limits as headings. */
export const kindLabels: Record<LimitKind, MessageDescriptor> = {
  deposit: msg({
    message: 'Deposit limit',
    comment: 'Heading of limits: how much may be deposited in a period',
  }),
  loss: msg({ message: 'Loss limit', comment: 'Heading of limits: how much may be lost in a period' }),
  stake: msg({ message: 'Wager limit', comment: 'Heading of limits: how much may be wagered in a period' }),
  time: msg({
    message: 'Time limit',
    comment: 'Heading of limits: how long games may be played in a period',
  }),
}

/** The periods of limits. */
export const periodLabels: Record<LimitPeriod, MessageDescriptor> = {
  day: msg({ message: 'Per day', comment: 'Period of a limit' }),
  week: msg({ message: 'Per week', comment: 'Period of a limit' }),
  month: msg({ message: 'Per month', comment: 'Period of a limit' }),
}
