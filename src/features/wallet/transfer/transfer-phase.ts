import { useEffect, useReducer, type Dispatch } from 'react'
import type { ApiError } from '@marquee/contract/result.ts'
import type { AmountError } from '@marquee/contract/wallet-rules.ts'
import { amountErrorOf } from './amount-error-message.ts'
import type { Transfer, TransferKind } from './pending-transfers.ts'
import { type SubmitResult, useTransfers } from './transfers.ts'

/**
 * The state of a transfer form.
 *
 * ```
 * editing --reviewed--> confirming --submitted--> sending --answered--+--> editing   done, unclear, or a broken rule
 *    ^                   |  ^                        ^                +--> refused   any other error
 *    +------changed------+  |                        |                +--> unsaved   the key could not be stored
 *                           +-- refused and unsaved show the same step, to submit again or change
 * ```
 *
 * `checking` replaces every phase but `sending` while the outcome of a transfer of this kind is unknown, whether it was
 * submitted here, in another tab or before a reload. One from another tab also cancels a confirmation.
 */
export type TransferPhase =
  | {
      readonly name: 'editing'
      /** A rule that the amount breaks, found here or by the operator. It stays until the amount changes. */
      readonly error?: AmountError
      /** An amount that was not sent because of another tab. It is shown until the next edit or review. */
      readonly unsent?: number
      /** Whether the field has lost the focus, so that every broken rule shows. */
      readonly isLeft?: boolean
      /** Whether the amount field takes the focus. */
      readonly hasFocus?: boolean
    }
  | { readonly name: 'confirming' | 'sending' | 'unsaved'; readonly amount: number }
  | { readonly name: 'refused'; readonly amount: number; readonly error: ApiError }
  | { readonly name: 'checking'; readonly transfer: Transfer; readonly isSending: boolean }

type OwnPhase = Exclude<TransferPhase, { readonly name: 'checking' }>

export type TransferAction =
  | { readonly type: 'edited' | 'left' | 'changed' | 'openedElsewhere' }
  | { readonly type: 'ruleBroken'; readonly error: AmountError }
  | { readonly type: 'reviewed' | 'submitted'; readonly amount: number }
  | { readonly type: 'answered'; readonly amount: number; readonly result: SubmitResult }

/** The phase of the form after an action; the same phase if the action does not apply to it. */
export function nextPhase(phase: OwnPhase, action: TransferAction): OwnPhase {
  switch (action.type) {
    case 'edited':
      return { name: 'editing' }
    case 'left':
      return phase.name === 'editing' ? { ...phase, isLeft: true, hasFocus: false } : phase
    case 'changed':
      return { name: 'editing', hasFocus: true }
    case 'ruleBroken':
      return { name: 'editing', error: action.error }
    case 'reviewed':
      return { name: 'confirming', amount: action.amount }
    case 'submitted':
      return { name: 'sending', amount: action.amount }
    case 'openedElsewhere':
      return 'amount' in phase && phase.name !== 'sending' ? { name: 'editing', unsent: phase.amount } : phase
    case 'answered':
      return phaseAfter(action.amount, action.result)
  }
}

function phaseAfter(amount: number, result: SubmitResult): OwnPhase {
  if (result.state === 'unsaved') return { name: 'unsaved', amount }
  if (result.state === 'busy') return { name: 'editing', unsent: amount }
  if (result.state !== 'refused') return { name: 'editing' }
  const broken = amountErrorOf(result.error)
  return broken
    ? { name: 'editing', error: broken, hasFocus: true }
    : { name: 'refused', amount, error: result.error }
}

interface TransferProgress {
  readonly phase: TransferPhase
  readonly dispatch: Dispatch<TransferAction>
  /** The void or unknown transfer whose notice the player has not read yet. */
  readonly ended: Transfer | undefined
  /** The amount that was not sent, also while the transfer of the other tab is `checking`. */
  readonly unsent: number | undefined
}

/** The state of the form for one kind of transfer. */
export function useTransferPhase(kind: TransferKind): TransferProgress {
  const [own, dispatch] = useReducer(nextPhase, { name: 'editing' })
  const { open, isSending, ended } = useTransfers(kind)
  const isOpen = open !== undefined
  // After a transfer from another tab, what was reviewed here may not be valid any more.
  useEffect(() => {
    if (isOpen) dispatch({ type: 'openedElsewhere' })
  }, [isOpen])
  const phase: TransferPhase =
    open && own.name !== 'sending' ? { name: 'checking', transfer: open, isSending } : own
  return { phase, dispatch, ended, unsent: own.name === 'editing' ? own.unsent : undefined }
}
