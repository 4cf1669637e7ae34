import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LimitKind, LimitPeriod } from '@marquee/contract/protection.ts'

/** The kinds of limits as headings. */
export const kindLabels: Record<LimitKind, MessageDescriptor> = {
  deposit: msg({ message: 'Deposits', comment: 'Heading of limits: how much may be deposited in a period' }),
  loss: msg({ message: 'Net losses', comment: 'Heading of limits: how much may be lost in a period' }),
  stake: msg({ message: 'Stakes', comment: 'Heading of limits: how much may be wagered in a period' }),
  time: msg({ message: 'Time played', comment: 'Heading of limits, and of how long games were played' }),
}

/** The periods of limits. */
export const periodLabels: Record<LimitPeriod, MessageDescriptor> = {
  day: msg({ message: 'Per day', comment: 'Period of a limit' }),
  week: msg({ message: 'Per week', comment: 'Period of a limit' }),
  month: msg({ message: 'Per month', comment: 'Period of a limit' }),
}
