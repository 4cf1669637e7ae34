import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import styles from './confirm-button.module.css'
import type { IconPath } from '../icon/icons.ts'

interface ConfirmButtonProps {
  /** Label of the button, and of the button that confirms. */
  children: ReactNode
  /** The question to confirm; undefined if none is needed. */
  getQuestion: () => Promise<MessageDescriptor | undefined>
  onConfirm: () => void
  variant?: 'styled' | 'quiet'
  icon?: IconPath
  wide?: boolean
  disabled?: boolean
}

/** A button that is replaced by a question to confirm. */
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

  useEffect(() => {
    if (isAsking) cancel.current?.focus({ preventScroll: true })
    else if (hasAsked) button.current?.focus({ preventScroll: true })
  }, [isAsking, hasAsked])

  const onClick = async (): Promise<void> => {
    const next = await getQuestion()
    if (next === undefined) return onConfirm()
    setHasAsked(true)
    setQuestion(next)
  }
  const close = () => setQuestion(undefined)
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
      <p id={id}>{i18n._(question)}</p>
      <div className={styles.answers}>
        <Button
          disabled={look.disabled ?? false}
          onClick={() => {
            close()
            onConfirm()
          }}
        >
          {children}
        </Button>
        <Button ref={cancel} variant="quiet" onClick={close}>
          <Trans comment="Closes a form without sending it">Cancel</Trans>
        </Button>
      </div>
    </div>
  )
}
