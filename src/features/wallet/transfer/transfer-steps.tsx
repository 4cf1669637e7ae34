import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, type Dispatch, type ReactNode } from 'react'
import * as v from 'valibot'
import { markDirty } from '../../../platform/storage/dirty-forms.ts'
import { useTab } from '../../../session/tab.ts'
import { toasts } from '../../../ui/toast/toast.ts'
import { useSite } from '../parts/site.ts'
import { refreshRequests } from '../requests/requests.ts'
import { submitErrorMessage, unsavedMessage } from './submit-error-message.ts'
import { CheckingCard } from './checking-card.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { useTransferAmounts } from './transfer-amounts.ts'
import { typedTexts } from './transfer-draft.ts'
import type { TransferFormProps } from './transfer-form.tsx'
import type { TransferAction, TransferPhase } from './transfer-phase.ts'
import { transfers } from './transfers.ts'

const textsOf = {
  deposit: { send: msg`Send the deposit request`, sent: msg`The deposit request was sent.` },
  withdraw: { send: msg`Send the withdrawal request`, sent: msg`The withdrawal request was sent.` },
  convert: { send: msg`Convert`, sent: msg`The points were converted.` },
}

const RequestResponse = v.object({ id: v.string() })

interface TransferStepsProps extends Pick<TransferFormProps, 'kind' | 'review' | 'onDone'> {
  phase: Exclude<TransferPhase, { readonly name: 'editing' }>
  dispatch: Dispatch<TransferAction>
  /** The text of the amount field: the field gets it back if nothing was sent. */
  text: string
  /** A notice about another submission. */
  notice: ReactNode
}

/** The phases after the amount was entered: the confirmation, sending, and the check of an unclear outcome. */
export function TransferSteps({ kind, phase, dispatch, text, notice, review, onDone }: TransferStepsProps) {
  const { i18n } = useLingui()
  const tab = useTab()
  const { currency, zone } = useSite()
  const amounts = useTransferAmounts(kind)
  const isSending = phase.name === 'sending'
  // An update of the app waits for the response.
  useEffect(() => (isSending ? markDirty(tab.store, `sending_${kind}`) : undefined), [isSending, kind, tab])

  if (phase.name === 'checking') {
    const { transfer } = phase
    const amount = transfer.amount === undefined ? undefined : amounts.text(transfer.amount)
    return (
      <CheckingCard transfer={transfer} isSending={phase.isSending} amount={amount}>
        {notice}
      </CheckingCard>
    )
  }
  const { amount } = phase
  const { rows, note, request } = review(amount)
  const submit = async () => {
    dispatch({ type: 'submitted', amount })
    const player = tab.session.player()
    // A page that is reloaded meanwhile does not offer the amount again.
    typedTexts(tab).put(player, kind, '')
    const result = await transfers(tab).submit(request)
    const isSent = result.state === 'done' || result.state === 'checking'
    // The player may have signed out before the response.
    if (!isSent && player === tab.session.player()) typedTexts(tab).put(player, kind, text)
    if (result.state === 'done') {
      toasts(tab).money('success', i18n._(textsOf[kind].sent))
      const response = v.safeParse(RequestResponse, result.data)
      onDone?.(response.success ? response.output.id : undefined)
      if (kind !== 'convert') void refreshRequests(tab)
      void tab.session.refreshBalance()
    }
    dispatch({ type: 'answered', amount, result })
  }
  const problem =
    phase.name === 'refused'
      ? submitErrorMessage(phase.error, currency, zone)
      : phase.name === 'unsaved'
        ? unsavedMessage()
        : undefined
  return (
    <ConfirmStep
      rows={rows}
      note={note}
      isByBank={kind !== 'convert'}
      sendLabel={i18n._(textsOf[kind].send)}
      isSending={isSending}
      problem={problem}
      onSend={() => void submit()}
      onBack={() => dispatch({ type: 'changed' })}
    />
  )
}
