import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import { onToast, TOAST_LAYER, type Toast, type ToastKind } from './toast.ts'
import styles from './toaster.module.css'

/** How long a toast stays (spec §9), ms. */
const LIFETIME = 2000
/** Long enough to read it and reach the way back, ms. */
const PASSING = 6000
const MOST = 3

const iconOf: Record<ToastKind, IconName> = { success: 'check', error: 'warning', info: 'info' }

/**
 * Shows toasts. An error is announced at once, the rest politely. Mount it once. It stands beside the app, marked as
 * what speaks: an open drawer hides everything else from screen readers.
 */
export function Toaster() {
  const [toasts, setToasts] = useState<Toast[]>([])
  useEffect(
    () =>
      onToast(
        (toast) =>
          setToasts((shown) => [...shown.filter((one) => !isSameMatter(one, toast)), toast].slice(-MOST)),
        (topic) => setToasts((shown) => shown.filter((one) => one.action?.topic !== topic)),
      ),
    [],
  )
  const dismiss = (id: number) => setToasts((shown) => shown.filter((one) => one.id !== id))
  return createPortal(
    <div id={TOAST_LAYER} className={styles.stack} data-live-announcer="">
      <div aria-live="polite">
        {toasts
          .filter((toast) => toast.kind !== 'error')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} onDone={() => dismiss(toast.id)} />
          ))}
      </div>
      <div aria-live="assertive">
        {toasts
          .filter((toast) => toast.kind === 'error')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} onDone={() => dismiss(toast.id)} />
          ))}
      </div>
    </div>,
    document.body,
  )
}

function isSameMatter(one: Toast, other: Toast): boolean {
  const topic = other.action?.topic
  return one.text === other.text || (topic !== undefined && one.action?.topic === topic)
}

interface ToastCardProps {
  toast: Toast
  onDone: () => void
}

function ToastCard({ toast, onDone }: ToastCardProps) {
  const { t } = useLingui()
  const [held, setHeld] = useState(false)
  const expire = useEffectEvent(onDone)
  useEffect(() => {
    if (held || (toast.action && !toast.action.passing)) return undefined
    const timer = setTimeout(() => expire(), toast.action ? PASSING : LIFETIME)
    return () => clearTimeout(timer)
  }, [held, toast.action])
  const { action } = toast
  return (
    <div
      className={styles.toast}
      data-kind={toast.kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <button
        type="button"
        className={styles.text}
        title={t`Dismiss`}
        onClick={() => {
          action?.otherwise?.()
          onDone()
        }}
      >
        <Icon name={iconOf[toast.kind]} size={20} />
        <span>{toast.text}</span>
      </button>
      {action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.run()
            onDone()
          }}
        >
          {action.label}
        </button>
      ) : null}
    </div>
  )
}
