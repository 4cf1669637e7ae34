import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import * as v from 'valibot'
import type { AmountError, AmountErrorCode } from '../../../contract/wallet-rules.ts'
import { connectionAtom } from '../../../platform/http/connection.ts'
import { markDirty } from '../../../platform/storage/drafts.ts'
import { useTab } from '../../../session/tab.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { AmountField } from '../../../ui/amount/amount-field.tsx'
import { heldText, isBeyondNumbers, isUnfinished, readHeld } from '../../../ui/amount/amount-text.ts'
import { Button } from '../../../ui/button.tsx'
import { saysOffline } from '../../../ui/states/says-offline.ts'
import { toasts } from '../../../ui/toast/toast.ts'
import styles from '../parts/card.module.css'
import { useSite } from '../parts/site.ts'
import { refreshRequests } from '../requests/requests.ts'
import { amountErrorMessage, submitErrorMessage } from './amount-error-message.ts'
import { CheckingCard } from './checking-card.tsx'
import { ConfirmStep, type ConfirmRow } from './confirm-step.tsx'
import type { TransferKind, TransferRequest } from './pending-transfers.ts'
import { EndedNotice, PassingNotice } from './passing-notice.tsx'
import { useTransferAmounts } from './transfer-amounts.ts'
import { typedTexts, useRefill, useTransferDraft } from './transfer-draft.ts'
import { type TransferPhase, useTransferPhase } from './transfer-phase.ts'
import { transfers } from './transfers.ts'

type FormKind = Exclude<TransferKind, 'cancelDeposit' | 'cancelWithdrawal'>

export interface TransferFormProps {
  kind: FormKind
  /** A word in the card's corner, such as the way of paying. */
  corner?: ReactNode
  /** The limits, under the field. */
  hint: ReactNode
  /** The largest amount that can be entered now; 0 for none, undefined until it is known. */
  max: number | undefined
  /** The rule that an amount breaks. */
  validate: (amount: number) => AmountError | undefined
  /** Whether the form's other fields are valid. They show their own errors. */
  isReady?: () => boolean
  /** What the player confirms, and what is sent then. */
  review: (amount: number) => TransferReview
  /** Called with the id that the operator gave to the request. */
  onDone?: (id: string | undefined) => void
  /** What an amount entails, said before it is sent; undefined while none is entered. */
  renderConsequence?: (amount: number | undefined) => ReactNode
  /** What has to be answered before the step that repeats the amount, in its place; `onBack` goes to the amount. */
  renderQuestion?: ((onBack: () => void) => ReactNode) | undefined
  /** Fields under the amount. */
  children?: ReactNode
}

export interface TransferReview {
  readonly rows: readonly ConfirmRow[]
  readonly request: TransferRequest
}

interface Texts {
  readonly title: MessageDescriptor
  /** Fills in the largest amount. */
  readonly max: MessageDescriptor
  readonly send: MessageDescriptor
  readonly sent: MessageDescriptor
}

const maxLabel = msg({ message: 'Max', comment: 'Fills in the largest amount that is allowed' })
const textsOf: Record<FormKind, Texts> = {
  deposit: {
    title: msg`Request a deposit`,
    max: maxLabel,
    send: msg`Send the deposit request`,
    sent: msg`The deposit request was sent.`,
  },
  withdraw: {
    title: msg`Request a withdrawal`,
    max: maxLabel,
    send: msg`Send the withdrawal request`,
    sent: msg`The withdrawal request was sent.`,
  },
  convert: {
    title: msg`Convert points to balance`,
    max: msg({ message: 'Convert all', comment: 'Fills in all points that can be converted' }),
    send: msg`Convert`,
    sent: msg`The points were converted.`,
  },
}

/** An amount past every limit, and a multiple of every unit. */
const beyondLimits = 9_000_000_000_000_000

/** Errors that show while the player types. The others show once the player has finished. */
const shownWhileTyping: ReadonlySet<AmountErrorCode> = new Set<AmountErrorCode>([
  'wallet.amountDigits',
  'wallet.amountDecimals',
  'wallet.amountNotation',
  'wallet.amountTooLarge',
  'wallet.amountOverBalance',
  'wallet.pointsOverBalance',
])

const Answer = v.object({ id: v.string() })

/** The form of a deposit, a withdrawal or a conversion: an amount, the step that repeats it, and its outcome. */
export function TransferForm(props: TransferFormProps) {
  const { kind, review } = props
  const { t, i18n } = useLingui()
  const tab = useTab()
  const amounts = useTransferAmounts(kind)
  const { phase, dispatch, ended, unsent } = useTransferPhase(kind)
  const [text = ''] = useTransferDraft(kind)
  const { currency } = useSite()
  const lost = ended?.state === 'void' ? ended.amount : undefined
  useRefill(kind, lost === undefined ? undefined : heldText(lost, amounts.currency))
  const texts = textsOf[kind]
  const isSending = phase.name === 'sending'
  // An update of the app waits for the response.
  useEffect(() => (isSending ? markDirty(tab.store, `sending_${kind}`) : undefined), [isSending, kind, tab])

  const unsentNotice =
    unsent === undefined ? null : (
      <PassingNotice onRead={() => dispatch({ type: 'edited' })}>
        <Trans>
          Your request for {amounts.text(unsent)} was not sent: one from another tab was in progress. Check
          the result of that one before you send this one again.
        </Trans>
      </PassingNotice>
    )
  if (phase.name === 'checking') {
    const { transfer } = phase
    const amount = transfer.amount === undefined ? undefined : amounts.text(transfer.amount)
    return (
      <CheckingCard transfer={transfer} isSending={phase.isSending} amount={amount}>
        {unsentNotice}
      </CheckingCard>
    )
  }
  if (phase.name === 'editing') {
    return (
      <AmountForm
        {...props}
        phase={phase}
        onEdit={() => dispatch({ type: 'edited' })}
        onLeave={() => dispatch({ type: 'left' })}
        onBroken={(error) => dispatch({ type: 'ruleBroken', error })}
        onReview={(amount) => {
          if (ended) transfers(tab).dismiss(ended)
          dispatch({ type: 'reviewed', amount })
        }}
        notice={
          unsentNotice ??
          (ended ? (
            <EndedNotice
              transfer={ended}
              amountText={amounts.text}
              onRead={() => transfers(tab).dismiss(ended)}
            />
          ) : null)
        }
      />
    )
  }

  const change = () => dispatch({ type: 'changed' })
  if (phase.name === 'confirming' && props.renderQuestion) return props.renderQuestion(change)
  const { amount } = phase
  const { rows, request } = review(amount)
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
      toasts(tab).money('success', i18n._(texts.sent))
      const answer = v.safeParse(Answer, result.data)
      props.onDone?.(answer.success ? answer.output.id : undefined)
      if (kind !== 'convert') void refreshRequests(tab)
      void tab.session.refreshBalance()
    }
    dispatch({ type: 'answered', amount, result })
  }
  const problem =
    phase.name === 'refused'
      ? submitErrorMessage(phase.error, currency)
      : phase.name === 'unsaved'
        ? t`This device could not save the request, so nothing was sent. Please try again.`
        : undefined
  return (
    <ConfirmStep
      rows={rows}
      isByBank={kind !== 'convert'}
      sendLabel={i18n._(texts.send)}
      isSending={isSending}
      problem={problem}
      onSend={() => void submit()}
      onBack={change}
    />
  )
}

interface AmountFormProps extends TransferFormProps {
  phase: Extract<TransferPhase, { readonly name: 'editing' }>
  notice: ReactNode
  onEdit: () => void
  onLeave: () => void
  onBroken: (error: AmountError) => void
  onReview: (amount: number) => void
}

/** The phase in which the player enters the amount. */
function AmountForm({ kind, phase, validate, isReady, notice, ...props }: AmountFormProps) {
  const { t, i18n } = useLingui()
  const { currency: siteCurrency } = useSite()
  const { currency, label, unit, steps, text: amountText } = useTransferAmounts(kind)
  const [text = '', setText] = useTransferDraft(kind)
  const offline = useAtomValue(connectionAtom).state === 'offline'
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (phase.hasFocus) field.current?.focus()
  }, [phase])

  const entered = readHeld(text, currency)
  // More digits than a number can hold break the largest amount.
  const beyond = !entered.ok && isBeyondNumbers(text) ? validate(beyondLimits) : undefined
  const broken = entered.ok ? validate(entered.amount) : (beyond ?? entered.error)
  const showsAtOnce = broken && shownWhileTyping.has(broken.code) && !isUnfinished(text, i18n.locale)
  const shows = broken && (showsAtOnce || (phase.isLeft && text !== ''))
  const error = phase.error ?? (shows ? broken : undefined)
  const base = entered.ok ? entered.amount : 0
  const quick = (name: string, amount: number | undefined) => ({
    label: name,
    value: amount === undefined ? undefined : heldText(amount, currency),
  })
  const blocked = offline ? t`You are offline. What you typed is kept here.` : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const ready = isReady?.() ?? true
    if (broken) props.onBroken(broken)
    else if (ready && entered.ok) props.onReview(entered.amount)
  }
  return (
    <form className={`${recipeClass('card')} ${styles.card}`} onSubmit={submit} noValidate>
      <div className={styles.top}>
        <h2 className={styles.title}>{i18n._(textsOf[kind].title)}</h2>
        {props.corner ? <span className={styles.corner}>{props.corner}</span> : null}
      </div>
      {notice}
      <AmountField
        ref={field}
        label={label}
        value={text}
        onChange={(value) => {
          setText(value)
          props.onEdit()
        }}
        onBlur={props.onLeave}
        currency={currency}
        unit={unit}
        hint={props.hint}
        error={error ? amountErrorMessage(error, siteCurrency) : undefined}
        quick={[
          ...steps.map((step) => quick(step.label, base + step.amount)),
          ...(props.max === 0 ? [] : [quick(i18n._(textsOf[kind].max), props.max)]),
        ]}
      />
      {props.renderConsequence?.(entered.ok && !broken ? entered.amount : undefined)}
      {props.children}
      <Button
        wide
        type="submit"
        disabled={blocked !== undefined}
        aria-describedby={blocked ? `${kind}-blocked` : undefined}
      >
        {entered.ok && !broken ? (
          <Trans comment="Button that leads to the step where the amount is repeated">
            Continue with {amountText(entered.amount)}
          </Trans>
        ) : (
          <Trans>Continue</Trans>
        )}
      </Button>
      {blocked ? (
        <p ref={saysOffline} id={`${kind}-blocked`} className={styles.text}>
          {blocked}
        </p>
      ) : null}
    </form>
  )
}
