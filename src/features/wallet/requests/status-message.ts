import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DecisionReason, DepositStatus, HistoryType, WithdrawStatus } from '../../../contract/wallet.ts'

export type RequestStatus = DepositStatus | WithdrawStatus
export type Tone = 'neutral' | 'success' | 'error' | 'warning' | 'info'

/** Message and tone of every status of spec §4. A status that the app does not know is `unknown`. */
export const statusMessage: Record<RequestStatus, { words: MessageDescriptor; tone: Tone }> = {
  waiting: {
    words: msg({ message: 'Waiting', comment: 'Status of a deposit or withdrawal' }),
    tone: 'warning',
  },
  completed: {
    words: msg({ message: 'Completed', comment: 'Status of a deposit or withdrawal' }),
    tone: 'success',
  },
  rejected: {
    words: msg({ message: 'Rejected', comment: 'Status of a deposit or withdrawal' }),
    tone: 'error',
  },
  auto_paid: { words: msg({ message: 'Auto-paid', comment: 'Status of a deposit' }), tone: 'success' },
  auto_withdrawn: {
    words: msg({ message: 'Auto-withdrawn', comment: 'Status of a withdrawal: reclaimed by the site' }),
    tone: 'error',
  },
  point_conversion: {
    words: msg({ message: 'Point conversion', comment: 'Status of a deposit that came from points' }),
    tone: 'info',
  },
  unknown: {
    words: msg({ message: 'Unknown', comment: 'Status of a deposit or withdrawal' }),
    tone: 'neutral',
  },
}

/** Why a request was rejected or reclaimed. */
export const reasonMessage: Record<DecisionReason, MessageDescriptor> = {
  'bank.nameMismatch': msg`The name on the transfer does not match.`,
  'bank.notReceived': msg`No transfer was received.`,
  'bank.accountInvalid': msg`The bank does not know this account.`,
  'bank.limitReached': msg`The bank’s limit for the day was reached.`,
  'player.cancelled': msg`You took it back.`,
  'operator.terms': msg`It does not fit the terms of service.`,
  'operator.other': msg`The site decided so. Support can tell you more.`,
}

/** Types of transactions. */
export const typeMessage: Record<HistoryType, MessageDescriptor> = {
  opening: msg({ message: 'Opening balance', comment: 'Type of a transaction' }),
  deposit: msg({ message: 'Deposit', comment: 'Type of a transaction' }),
  withdraw: msg({ message: 'Withdrawal', comment: 'Type of a transaction' }),
  withdraw_return: msg({ message: 'Withdrawal returned', comment: 'Type of a transaction' }),
  bet: msg({ message: 'Bet', comment: 'Type of a transaction' }),
  win: msg({ message: 'Win', comment: 'Type of a transaction' }),
  rollback: msg({ message: 'Bet returned', comment: 'Type of a transaction' }),
  point_conversion: msg({ message: 'Point conversion', comment: 'Type of a transaction' }),
  points_earned: msg({ message: 'Points earned', comment: 'Type of a transaction' }),
  points_returned: msg({ message: 'Points returned', comment: 'Type of a transaction' }),
  adjustment: msg({ message: 'Adjustment', comment: 'Type of a transaction' }),
  unknown: msg({ message: 'Other', comment: 'Type of a transaction' }),
}
