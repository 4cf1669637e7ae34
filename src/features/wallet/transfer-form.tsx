import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { parseAmount, type WalletRefusal, type WalletRefusalCode } from '../../contract/wallet-rules.ts'
import { connectionAtom } from '../../platform/connection.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './card.module.css'
import { CheckingCard } from './checking-card.tsx'
import { ConfirmStep, type ConfirmRow } from './confirm-step.tsx'
import { useDraft } from './drafts.ts'
import { Notice } from './notice.tsx'
import { pressFailureWords, refusalOf, refusalWords } from './refusal-words.ts'
import { useSite } from './site.ts'
import { amountOf, type Press, type TransferKind } from './transfer-book.ts'
import { dismiss, press } from './transfers.ts'
import { useTransfers } from './use-transfers.ts'

export interface TransferFormProps {
  kind: Exclude<TransferKind, 'cancel'>
  title: ReactNode
  /** A word at the card's corner, such as the way of paying. */
  corner?: ReactNode
  label: string
  hint: ReactNode
  unit: string
  /** Steps that the presses beside the field add, and the most they fill in (0: nothing can be entered). */
  steps: readonly number[]
  max: number
  maxLabel: string
  stepLabel: (step: number) => string
  amountText: (amount: number) => string
  check: (amount: number) => WalletRefusal | undefined
  /** Words of the button that leads to the repeating step; without an amount yet. */
  nextLabel: string
  sendLabel: string
  rows: (amount: number) => readonly ConfirmRow[]
  pressOf: (amount: number) => Press
  /** What else the form needs before it can go on; it shows its own error. */
  isReady?: () => boolean
  onDone: (data: unknown) => void
  /** Fields under the amount. */
  children?: ReactNode
}

/** Past every limit, and a multiple of every unit. */
const ENORMOUS = 9_000_000_000_000_000

/** Rules that are broken as soon as they are: the others wait until the player has finished typing. */
const atOnce: ReadonlySet<WalletRefusalCode> = new Set<WalletRefusalCode>([
  'wallet.amountDigits',
  'wallet.amountTooLarge',
  'wallet.amountOverBalance',
  'wallet.pointsOverBalance',
])

/** An amount, the step that repeats it, and what became of it: one form for deposits, withdrawals and points. */
export function TransferForm(props: TransferFormProps) {
  const { kind, check, amountText, isReady } = props
  const { t } = useLingui()
  const { currency } = useSite()
  const offline = useAtomValue(connectionAtom).state === 'offline'
  const { open, sending, missed } = useTransfers(kind)
  const [text = '', setText] = useDraft(kind)
  const [left, setLeft] = useState(false)
  const [confirming, setConfirming] = useState<number>()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<WalletRefusal>()
  const [failure, setFailure] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const returned = useRef(false)

  const parsed = parseAmount(text)
  // More digits than a number can hold are digits all the same: the limit is what they break.
  const past = !parsed.ok && /^\d{16,}$/.test(text) ? check(ENORMOUS) : undefined
  const broken = parsed.ok ? check(parsed.amount) : (past ?? { code: parsed.code })
  const shown = refusal ?? (broken && (atOnce.has(broken.code) || (left && text !== '')) ? broken : undefined)

  useEffect(() => {
    if (confirming !== undefined || !returned.current) return
    returned.current = false
    field.current?.focus()
  }, [confirming])

  const change = (value: string) => {
    setText(value)
    setLeft(false)
    setRefusal(undefined)
    setFailure(undefined)
  }

  const review = (event: FormEvent) => {
    event.preventDefault()
    const ready = isReady?.() ?? true
    if (broken) {
      setRefusal(broken)
      field.current?.focus()
    } else if (ready && parsed.ok) {
      if (missed) dismiss(missed.key)
      setConfirming(parsed.amount)
    }
  }

  const back = () => {
    returned.current = true
    setConfirming(undefined)
  }

  const send = async (amount: number) => {
    setBusy(true)
    setFailure(undefined)
    const pressed = await press(props.pressOf(amount))
    setBusy(false)
    if (pressed.state === 'done') {
      change('')
      setConfirming(undefined)
      props.onDone(pressed.data)
    } else if (pressed.state === 'refused') {
      const rule = refusalOf(pressed.failure)
      if (rule) setRefusal(rule)
      else setFailure(pressFailureWords(pressed.failure, currency))
      if (rule) back()
    } else if (pressed.state === 'unsaved') {
      setFailure(t`This device could not keep the request safe, so nothing was sent. Please try again.`)
    } else {
      setConfirming(undefined)
      if (pressed.state === 'checking') change('')
      else toast('info', t`Another request of this kind is under way.`)
    }
  }

  if (open && !busy) {
    return <CheckingCard transfer={open} sending={sending} amount={amountText(amountOf(open))} />
  }
  if (confirming !== undefined) {
    return (
      <ConfirmStep
        rows={props.rows(confirming)}
        byBank={kind !== 'convert'}
        sendLabel={props.sendLabel}
        busy={busy}
        offline={offline}
        failure={failure}
        onSend={() => void send(confirming)}
        onBack={back}
      />
    )
  }
  const base = parsed.ok ? parsed.amount : 0
  const blocked = offline ? t`You are offline. What you typed stays here.` : undefined
  return (
    <form className={`${recipeClass('card')} ${styles.card}`} onSubmit={review} noValidate>
      <div className={styles.top}>
        <h2 className={styles.title}>{props.title}</h2>
        {props.corner ? <span className={styles.corner}>{props.corner}</span> : null}
      </div>
      {missed ? (
        <Notice
          icon="info"
          tone="info"
          action={
            <Button variant="quiet" onClick={() => dismiss(missed.key)}>
              <Trans comment="Puts a notice away after reading it">OK</Trans>
            </Button>
          }
        >
          <Trans>
            Your request for {amountText(amountOf(missed))} did not reach the site. Nothing was moved; you can
            make it again.
          </Trans>
        </Notice>
      ) : null}
      <AmountField
        ref={field}
        label={props.label}
        value={text}
        onChange={change}
        onBlur={() => setLeft(true)}
        unit={props.unit}
        hint={props.hint}
        error={shown ? refusalWords(shown, currency) : undefined}
        quick={[
          ...props.steps.map((step) => ({ label: props.stepLabel(step), value: String(base + step) })),
          ...(props.max > 0 ? [{ label: props.maxLabel, value: String(props.max) }] : []),
        ]}
      />
      {props.children}
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <Button
        variant="filled"
        wide
        type="submit"
        disabled={blocked !== undefined}
        aria-describedby={blocked ? `${kind}-blocked` : undefined}
      >
        {parsed.ok && !broken ? (
          <Trans comment="Button that leads to the step where the amount is repeated">
            Continue with {amountText(parsed.amount)}
          </Trans>
        ) : (
          props.nextLabel
        )}
      </Button>
      {blocked ? (
        <p id={`${kind}-blocked`} className={styles.text}>
          {blocked}
        </p>
      ) : null}
    </form>
  )
}
