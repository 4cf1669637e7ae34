import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '../button.tsx'
import styles from './confirm-button.module.css'
import type { IconPath } from '../icon/icons.ts'

interface ConfirmButtonProps {
  /** Label of the button, and of the button that confirms. */
  children: ReactNode
  /** The question to confirm; undefined if none is needed. */
  getQuestion: () => Promise<MessageDescriptor | undefined>
  onConfirm: () => void
  variant?: 'styled' | 'soft' | 'quiet'
  icon?: IconPath
  wide?: boolean
  disabled?: boolean
}

/** Clicks so soon after the question appeared are ignored, ms: they were meant for the button that it replaced. */
const GUARD_MS = 600

/**
 * A button that is replaced by a question to confirm. Cancel is where the button was, so the rest of the question is below it;
 * above it under `--question-direction: column-reverse`, for a button at the bottom of its container.
 */
export function ConfirmButton({
  children,
  getQuestion,
  onConfirm,
  variant = 'styled',
  ...look
}: ConfirmButtonProps) {
  const { i18n } = useLingui()
  const [question, setQuestion] = useState<MessageDescriptor>()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const isAsking = question !== undefined
  const [hasAsked, setHasAsked] = useState(false)
  const shownAt = useRef(0)

  useEffect(() => {
    if (isAsking) {
      shownAt.current = performance.now()
      cancel.current?.focus({ preventScroll: true })
    } else if (hasAsked) button.current?.focus({ preventScroll: true })
  }, [isAsking, hasAsked])

  const onClick = async (): Promise<void> => {
    const next = await getQuestion()
    if (next === undefined) return onConfirm()
    setHasAsked(true)
    setQuestion(next)
  }
  const close = () => setQuestion(undefined)
  // The time of the click itself: a busy page handles it later.
  const unlessTooSoon = (action: () => void) => (event: MouseEvent) => {
    if (event.timeStamp - shownAt.current >= GUARD_MS) action()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }

  if (!isAsking) {
    return (
      <Button ref={button} variant={variant} {...look} onClick={() => void onClick()}>
        {children}
      </Button>
    )
  }
  return (
    <div role="alertdialog" aria-labelledby={id} className={styles.question} onKeyDown={closeOnEscape}>
      <Button ref={cancel} wide variant="quiet" onClick={unlessTooSoon(close)}>
        <Trans comment="Closes a form without sending it">Cancel</Trans>
      </Button>
      <div className={styles.confirm}>
        <p id={id}>{i18n._(question)}</p>
        <Button
          wide
          disabled={look.disabled ?? false}
          onClick={unlessTooSoon(() => {
            close()
            onConfirm()
          })}
        >
          {children}
        </Button>
      </div>
    </div>
  )
}
