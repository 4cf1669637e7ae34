import { chakra } from '@chakra-ui/react/styled-system'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import {
  startTransition,
  Suspense,
  useEffect,
  useRef,
  type Dispatch,
  type FormEvent,
  type ReactNode,
} from 'react'
import type { AmountError, AmountErrorCode } from '@marquee/contract/wallet-rules.ts'
import { isOfflineAtom } from '../../../platform/http/connection.ts'
import { useTab } from '../../../session/tab.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { AmountField } from '../../../ui/amount/amount-field.tsx'
import { toFieldValue, isBeyondNumbers, isUnfinished, parseField } from '../../../ui/amount/amount-text.ts'
import { Button } from '../../../ui/button.tsx'
import { useErrorFocus } from '../../../ui/form/use-error-focus.ts'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'
import { hideOfflineBanner } from '../../../ui/states/hide-offline-banner.ts'
import { SavedNote } from '../../../ui/states/unreachable.tsx'
import styles from '../parts/card.module.css'
import { useSite } from '../parts/site.ts'
import { CardSkeleton } from '../parts/wallet-skeleton.tsx'
import { amountErrorMessage } from './amount-error-message.ts'
import type { ConfirmRow } from './confirm-step.tsx'
import { EndedNotice, DismissibleNotice } from './dismissible-notice.tsx'
import type { Transfer, TransferKind, TransferRequest } from './pending-transfers.ts'
import { type TransferAmounts, useTransferAmounts } from './transfer-amounts.ts'
import { useRefill, useTransferDraft } from './transfer-draft.ts'
import { type TransferAction, type TransferPhase, useTransferPhase } from './transfer-phase.ts'
import { transfers } from './transfers.ts'

type FormKind = Exclude<TransferKind, 'cancelDeposit' | 'cancelWithdrawal'>

export interface TransferFormProps {
  kind: FormKind
  /** A label in the card's corner, such as the payment method. */
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
  onDone?: ((id: string | undefined) => void) | undefined
  /** What an amount entails; undefined while no valid amount is entered. */
  renderConsequence?: (amount: number | undefined) => ReactNode
  /** A question that replaces the confirmation of an amount until it is answered; `onBack` returns to the amount. */
  renderQuestion?: ((amount: number, onBack: () => void) => ReactNode) | undefined
  /** Fields under the amount. */
  children?: ReactNode
}

export interface TransferReview {
  readonly rows: readonly ConfirmRow[]
  /** What the player should know before sending, under the rows. */
  readonly note?: ReactNode
  readonly request: TransferRequest
}

const maxLabel = msg({ message: 'Max', comment: 'Fills in the largest amount that is allowed' })
const textsOf: Readonly<Record<FormKind, Readonly<Record<'title' | 'max' | 'review', MessageDescriptor>>>> = {
  deposit: {
    title: msg`Request a deposit`,
    max: maxLabel,
    review: msg({
      message: 'Review deposit',
      comment: 'Button: the step where amount and account are repeated',
    }),
  },
  withdraw: {
    title: msg`Request a withdrawal`,
    max: maxLabel,
    review: msg({
      message: 'Review withdrawal',
      comment: 'Button: the step where amount and account are repeated',
    }),
  },
  convert: {
    title: msg`Convert points to balance`,
    max: msg({ message: 'Convert all', comment: 'Fills in all points that can be converted' }),
    review: msg({ message: 'Review conversion', comment: 'Button: the step where the points are repeated' }),
  },
}

const loadSteps = () => import('./transfer-steps.tsx').then(({ TransferSteps: Steps }) => Steps)
const TransferSteps = lazyWithRetry(loadSteps)

/** An amount above every limit, and a multiple of every unit, so that only the rule about the largest amount breaks. */
const beyondLimits = 9_000_000_000_000_000

/** Errors that show while the player types; the others show when the field loses the focus. */
const shownWhileTyping: ReadonlySet<AmountErrorCode> = new Set<AmountErrorCode>([
  'wallet.amountDigits',
  'wallet.amountDecimals',
  'wallet.amountNotation',
  'wallet.amountTooLarge',
  'wallet.amountOverBalance',
  'wallet.pointsOverBalance',
  'wallet.rollingLeft',
])

/** The form of a deposit, a withdrawal or a conversion: an amount, the confirmation, and the outcome. */
export function TransferForm(props: TransferFormProps) {
  const { kind } = props
  const amounts = useTransferAmounts(kind)
  const { phase, dispatch, ended, unsent } = useTransferPhase(kind)
  const draft = useTransferDraft(kind)
  const [text = '', setText] = draft
  const voided = ended?.state === 'void' ? ended.amount : undefined
  useRefill(draft, voided === undefined ? undefined : toFieldValue(voided, amounts.currency))
  // Preloaded, because the connection may be lost while the player types.
  useEffect(() => {
    loadSteps().catch(() => {})
  }, [])

  const unsentNotice =
    unsent === undefined ? null : (
      <DismissibleNotice onRead={() => dispatch({ type: 'edited' })}>
        <Trans>
          Your request for {amounts.text(unsent)} was not sent because another request is in progress in a
          different tab. Check that one first.
        </Trans>
      </DismissibleNotice>
    )
  return (
    <Suspense fallback={<CardSkeleton of={kind} />}>
      {phase.name === 'editing' ? (
        <AmountForm
          {...props}
          phase={phase}
          dispatch={dispatch}
          amounts={amounts}
          text={text}
          onText={setText}
          ended={ended}
          notice={unsentNotice}
        />
      ) : phase.name === 'confirming' && props.renderQuestion ? (
        props.renderQuestion(phase.amount, () => dispatch({ type: 'changed' }))
      ) : (
        <TransferSteps
          kind={kind}
          phase={phase}
          dispatch={dispatch}
          text={text}
          notice={unsentNotice}
          review={props.review}
          onDone={props.onDone}
        />
      )}
    </Suspense>
  )
}

interface AmountFormProps extends TransferFormProps {
  phase: Extract<TransferPhase, { readonly name: 'editing' }>
  dispatch: Dispatch<TransferAction>
  amounts: TransferAmounts
  text: string
  onText: (text: string) => void
  /** The last transfer, if it was not carried out or its outcome is unknown. */
  ended: Transfer | undefined
  /** A notice about another submission; takes precedence over one about `ended`. */
  notice: ReactNode
}

/** The phase in which the player enters the amount. */
function AmountForm({ kind, phase, dispatch, amounts, text, ended, ...props }: AmountFormProps) {
  const { i18n } = useLingui()
  const tab = useTab()
  const { currency: siteCurrency } = useSite()
  const { currency, label, unit, steps } = amounts
  const { validate } = props
  const offline = useAtomValue(isOfflineAtom)
  const field = useRef<HTMLInputElement>(null)
  const { form, focusFirstError } = useErrorFocus()
  useEffect(() => {
    if (phase.hasFocus) field.current?.focus()
  }, [phase])

  const entered = parseField(text, currency)
  // More digits than a number can hold break the largest amount.
  const beyond = !entered.ok && isBeyondNumbers(text) ? validate(beyondLimits) : undefined
  const broken = entered.ok ? validate(entered.amount) : (beyond ?? entered.error)
  const showsAtOnce = broken && shownWhileTyping.has(broken.code) && !isUnfinished(text, i18n.locale)
  const shows = broken && (showsAtOnce || (phase.isLeft && text !== ''))
  const error = phase.error ?? (shows ? broken : undefined)
  const base = entered.ok ? entered.amount : 0
  const quick = (name: string, amount: number | undefined) => ({
    label: name,
    value: amount === undefined ? undefined : toFieldValue(amount, currency),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const ready = props.isReady?.() ?? true
    if (!ready || broken) focusFirstError()
    if (broken) dispatch({ type: 'ruleBroken', error: broken })
    else if (ready && entered.ok) {
      if (ended) transfers(tab).dismiss(ended)
      // In a transition the form stays until the code of the next step has loaded.
      startTransition(() => dispatch({ type: 'reviewed', amount: entered.amount }))
    }
  }
  return (
    <form ref={form} className={`${recipeClass('card')} ${styles.card}`} onSubmit={submit} noValidate>
      <div className={styles.top}>
        <h2 className={styles.title}>{i18n._(textsOf[kind].title)}</h2>
        {props.corner ? (
          <chakra.span textStyle="note" color="subText">
            {props.corner}
          </chakra.span>
        ) : null}
      </div>
      {props.notice ??
        (ended ? (
          <EndedNotice
            transfer={ended}
            amountText={amounts.text}
            onRead={() => transfers(tab).dismiss(ended)}
          />
        ) : null)}
      <AmountField
        ref={field}
        label={label}
        value={text}
        onChange={(edited) => {
          props.onText(edited)
          dispatch({ type: 'edited' })
        }}
        onBlur={() => dispatch({ type: 'left' })}
        currency={currency}
        unit={unit}
        hint={props.hint}
        error={error ? amountErrorMessage(error, siteCurrency) : undefined}
        quick={[
          ...steps.map((step) => quick(step.label, base + step.amount)),
          ...(props.max === 0 ? [] : [quick(i18n._(textsOf[kind].max), props.max)]),
        ]}
      />
      {props.children}
      {props.renderConsequence?.(entered.ok && !broken ? entered.amount : undefined)}
      <Button
        wide
        type="submit"
        disabled={offline}
        aria-describedby={offline ? `${kind}-blocked` : undefined}
      >
        {i18n._(textsOf[kind].review)}
      </Button>
      {offline ? (
        <p ref={hideOfflineBanner} id={`${kind}-blocked`} className={styles.text}>
          <SavedNote />
        </p>
      ) : null}
    </form>
  )
}
