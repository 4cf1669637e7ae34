import { useEffect, useReducer, type Dispatch } from 'react'
import type { ApiError } from '../../../contract/result.ts'
import type { AmountError } from '../../../contract/wallet-rules.ts'
import { amountErrorOf } from './amount-error-message.ts'
import type { Transfer, TransferKind } from './pending-transfers.ts'
import { type SubmitResult, useTransfers } from './transfers.ts'

/**
 * Where a transfer form stands.
 *
 * ```
 * editing --reviewed--> confirming --submitted--> sending --answered--+--> editing   done, unclear, or a rule is broken
 *    ^                   |  ^                        ^                +--> refused   the operator gave another reason
 *    +------changed------+  |                        |                +--> unsaved   the key could not be stored
 *                           +-- refused and unsaved show the same step, and are submitted or changed again
 * ```
 *
 * `checking` covers all of them but `sending`: a transfer of this kind, made here, in another tab or before a reload,
 * whose outcome is not known yet. One of another tab also takes what is confirmed here back to `editing`.
 */
export type TransferPhase =
  | {
      readonly name: 'editing'
      /** A rule that the player or the operator found broken. It stays until the amount changes. */
      readonly error?: AmountError
      /** The amount that was not sent, because another tab was sending one. Said until the player goes on. */
      readonly unsent?: number
      /** Whether the player has finished typing, so that every broken rule shows. */
      readonly isLeft?: boolean
      /** Whether the amount field takes the focus. */
      readonly hasFocus?: boolean
    }
  | { readonly name: 'confirming' | 'sending' | 'unsaved'; readonly amount: number }
  | { readonly name: 'refused'; readonly amount: number; readonly error: ApiError }
  | { readonly name: 'checking'; readonly transfer: Transfer; readonly isSending: boolean }

type OwnPhase = Exclude<TransferPhase, { readonly name: 'checking' }>

export type TransferAction =
  | { readonly type: 'edited' | 'left' | 'changed' | 'overtaken' }
  | { readonly type: 'ruleBroken'; readonly error: AmountError }
  | { readonly type: 'reviewed' | 'submitted'; readonly amount: number }
  | { readonly type: 'answered'; readonly amount: number; readonly result: SubmitResult }

export function nextPhase(phase: OwnPhase, action: TransferAction): OwnPhase {
  switch (action.type) {
    case 'edited':
      return { name: 'editing' }
    case 'left':
      return phase.name === 'editing' ? { ...phase, isLeft: true, hasFocus: false } : phase
    case 'changed':
      return { name: 'editing', hasFocus: true }
    case 'ruleBroken':
      return { name: 'editing', error: action.error, hasFocus: true }
    case 'reviewed':
      return { name: 'confirming', amount: action.amount }
    case 'submitted':
      return { name: 'sending', amount: action.amount }
    case 'overtaken':
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
  /** The void or unknown transfer that the player has not read about yet. */
  readonly ended: Transfer | undefined
  /** The amount that was not sent, also while the transfer of the other tab is `checking`. */
  readonly unsent: number | undefined
}

/** How far the form for one kind of transfer is. */
export function useTransferPhase(kind: TransferKind): TransferProgress {
  const [own, dispatch] = useReducer(nextPhase, { name: 'editing' })
  const { open, isSending, ended } = useTransfers(kind)
  const isOpen = open !== undefined
  // A transfer that another tab opens leaves nothing to confirm here: what was reviewed may not fit any more.
  useEffect(() => {
    if (isOpen) dispatch({ type: 'overtaken' })
  }, [isOpen])
  const phase: TransferPhase =
    open && own.name !== 'sending' ? { name: 'checking', transfer: open, isSending } : own
  return { phase, dispatch, ended, unsent: own.name === 'editing' ? own.unsent : undefined }
}
