import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DecisionReason, DepositStatus, HistoryType, WithdrawStatus } from '@marquee/contract/wallet.ts'

type RequestStatus = DepositStatus | WithdrawStatus
export type Tone = 'neutral' | 'success' | 'error' | 'warning' | 'info'

interface StatusMessage {
  readonly label: MessageDescriptor
  readonly tone: Tone
}

/** Message and tone of every status of spec §4; `unknown` for any other. */
const statusMessage: Record<RequestStatus, StatusMessage> = {
  waiting: {
    label: msg({ message: 'Waiting', comment: 'Status of a deposit or withdrawal' }),
    tone: 'warning',
  },
  completed: {
    label: msg({ message: 'Completed', comment: 'Status of a deposit or withdrawal' }),
    tone: 'success',
  },
  rejected: {
    label: msg({ message: 'Rejected', comment: 'Status of a deposit or withdrawal' }),
    tone: 'error',
  },
  auto_paid: {
    label: msg({
      message: 'Credited automatically',
      comment: 'Status of a deposit that the bank put into the balance by itself',
    }),
    tone: 'success',
  },
  auto_withdrawn: {
    label: msg({
      message: 'Kept by the site',
      comment:
        'Status of a withdrawal that the site did not pay out and did not return to the balance: the money is the site’s',
    }),
    tone: 'error',
  },
  point_conversion: {
    label: msg({ message: 'Point conversion', comment: 'Status of a deposit that came from points' }),
    tone: 'info',
  },
  unknown: {
    label: msg({ message: 'Unknown', comment: 'Status of a deposit or withdrawal' }),
    tone: 'neutral',
  },
}

const cancelled: StatusMessage = {
  label: msg({
    message: 'Cancelled',
    comment: 'Status of a deposit or withdrawal that the player cancelled',
  }),
  tone: 'neutral',
}

/** Message and tone of a request's status. A request that the player cancelled has the status `rejected` on the wire. */
export function statusMessageOf({
  status,
  reason,
}: {
  readonly status: RequestStatus
  readonly reason?: DecisionReason | undefined
}): StatusMessage {
  return reason === 'player.cancelled' ? cancelled : statusMessage[status]
}

/** Why a request was rejected or reclaimed. */
export const reasonMessage: Record<DecisionReason, MessageDescriptor> = {
  'bank.nameMismatch': msg`The name on the transfer does not match.`,
  'bank.notReceived': msg`No transfer was received.`,
  'bank.accountInvalid': msg`The bank could not find this account.`,
  'bank.limitReached': msg`The bank’s daily limit was reached.`,
  'player.cancelled': msg({
    message: 'You cancelled it.',
    comment: 'Why a deposit or withdrawal was not carried out',
  }),
  'operator.terms': msg({
    message: 'It does not comply with the terms of service.',
    comment: 'Why a deposit or withdrawal was rejected',
  }),
  'operator.other': msg`This was our decision. Support can tell you more.`,
}

/** Types of transactions. */
export const typeMessage: Record<HistoryType, MessageDescriptor> = {
  opening: msg({ message: 'Opening balance', comment: 'Type of a transaction' }),
  deposit: msg({ message: 'Deposit', comment: 'Type of a transaction' }),
  withdraw: msg({ message: 'Withdrawal', comment: 'Type of a transaction' }),
  withdraw_return: msg({
    message: 'Withdrawal returned',
    comment: 'Type of a transaction: the amount of a withdrawal is back in the balance',
  }),
  bet: msg({ message: 'Bet', comment: 'Type of a transaction' }),
  win: msg({ message: 'Win', comment: 'Type of a transaction' }),
  rollback: msg({
    message: 'Bet returned',
    comment: 'Type of a transaction: a stake is back in the balance',
  }),
  point_conversion: msg({ message: 'Point conversion', comment: 'Type of a transaction' }),
  points_earned: msg({ message: 'Points earned', comment: 'Type of a transaction' }),
  points_returned: msg({
    message: 'Points reversed',
    comment:
      'Type of a transaction: points are taken from the player, because the bet that earned them was voided',
  }),
  adjustment: msg({ message: 'Adjustment', comment: 'Type of a transaction' }),
  unknown: msg({ message: 'Other', comment: 'Type of a transaction' }),
}
