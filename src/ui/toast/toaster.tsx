import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../icon/icon.tsx'
import { pageIcons } from '../icon/page-icons.ts'
import { icons, type IconPath } from '../icon/icons.ts'
import { type Toast, type ToastKind, toastLayer, toasts, toastsAtom } from './toast.ts'
import styles from './toaster.module.css'

/** How long a toast stays (spec §9), ms. */
const LIFETIME_MS = 2000
/** How long a toast stays whose action exists nowhere else, ms: long enough to read it and press the action. */
const UNDO_LIFETIME_MS = 6000

const iconOf: Record<ToastKind, IconPath> = {
  success: pageIcons.check,
  error: icons.warning,
  info: icons.info,
}

/**
 * Renders the toasts beside the app. An error is announced to screen readers at once, the rest politely. Mount it once.
 */
export function Toaster() {
  const shown = useAtomValue(toastsAtom)
  const { remove } = toasts({ store: useStore() })
  const renderCards = (isOfGroup: (toast: Toast) => boolean) =>
    shown
      .filter(isOfGroup)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onDone={() => remove(toast.id)} />)
  return createPortal(
    <div className={styles.stack}>
      <div aria-live="polite">{renderCards(({ kind }) => kind !== 'error')}</div>
      <div aria-live="assertive">{renderCards(({ kind }) => kind === 'error')}</div>
    </div>,
    toastLayer(),
  )
}

interface ToastCardProps {
  toast: Toast
  onDone: () => void
}

function ToastCard({ toast, onDone }: ToastCardProps) {
  const { t } = useLingui()
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const held = isHovered || isFocused
  const expire = useEffectEvent(onDone)
  useEffect(() => {
    if (held || (toast.action && !toast.action.passing)) return undefined
    const lifetime = toast.action?.passing === 'undo' ? UNDO_LIFETIME_MS : LIFETIME_MS
    const timer = setTimeout(() => expire(), lifetime)
    return () => clearTimeout(timer)
  }, [held, toast.action])
  const { action } = toast
  return (
    <div
      className={styles.toast}
      data-kind={toast.kind}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
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
        <Icon path={iconOf[toast.kind]} size={20} />
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
