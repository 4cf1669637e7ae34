import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import styles from './confirm-button.module.css'
import type { IconPath } from '../icon/icons.ts'

interface ConfirmButtonProps {
  /** Label of the button, and of the answer that confirms. */
  children: ReactNode
  /** The question to confirm; undefined where none is needed. */
  ask: () => Promise<MessageDescriptor | undefined>
  onConfirm: () => void
  variant?: 'styled' | 'quiet'
  icon?: IconPath
  wide?: boolean
  disabled?: boolean
}

/** A button that asks for confirmation in its own place. */
export function ConfirmButton({ children, ask, onConfirm, variant = 'styled', ...look }: ConfirmButtonProps) {
  const { i18n } = useLingui()
  const [words, setWords] = useState<MessageDescriptor>()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const asking = words !== undefined
  const [asked, setAsked] = useState(false)

  useEffect(() => {
    if (asking) cancel.current?.focus({ preventScroll: true })
    else if (asked) button.current?.focus({ preventScroll: true })
  }, [asking, asked])

  const press = async (): Promise<void> => {
    const question = await ask()
    if (question === undefined) return onConfirm()
    setAsked(true)
    setWords(question)
  }
  const close = () => setWords(undefined)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }

  if (!asking) {
    return (
      <Button ref={button} variant={variant} {...look} onClick={() => void press()}>
        {children}
      </Button>
    )
  }
  return (
    <div role="alertdialog" aria-labelledby={id} className={styles.question} onKeyDown={closeOnEscape}>
      <p id={id}>{i18n._(words)}</p>
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
