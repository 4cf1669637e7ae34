import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../icon/icon.tsx'
import { pageIcons } from '../icon/page-icons.ts'
import { icons, type IconPath } from '../icon/icons.ts'
import { type Toast, type ToastKind, toastLayer, toasts, toastsAtom } from './toast.ts'
import styles from './toaster.module.css'

/** How long a toast stays (spec §9), and the longest one at most, ms. */
const LIFETIME_MS = 2000
const MAX_LIFETIME_MS = 10_000
/** Time to read a letter, ms, as for subtitles. A sign of Chinese, Japanese or Korean counts twice. */
const READING_MS = 50

const marks = /\p{Mark}/gu
const wideSigns = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** How long a toast with a text stays, ms: 2 s, or as long as the text takes to read. */
export function toastLifetime(text: string): number {
  const letters = [...text.replaceAll(marks, '')].length + [...text.matchAll(wideSigns)].length
  return Math.min(MAX_LIFETIME_MS, Math.max(LIFETIME_MS, letters * READING_MS))
}

const iconOf: Record<ToastKind | 'custom', IconPath> = {
  success: pageIcons.check,
  error: icons.warning,
  info: icons.info,
  custom: icons.info,
}

interface ToasterProps {
  /** Opens the activity list. Undefined if there is none. */
  onDetails?: (() => void) | undefined
}

/**
 * Renders the toasts beside the app. An error is announced to screen readers at once, the rest politely. Mount it once.
 */
export function Toaster({ onDetails }: ToasterProps) {
  const shown = useAtomValue(toastsAtom)
  const { remove } = toasts({ store: useStore() })
  const renderCards = (isOfGroup: (toast: Toast) => boolean) =>
    shown
      .filter(isOfGroup)
      .map((toast) => <ToastCard key={toast.id} {...{ toast, onDetails }} onDone={() => remove(toast.id)} />)
  return createPortal(
    <div className={styles.stack}>
      <div aria-live="polite">{renderCards(({ kind }) => kind !== 'error')}</div>
      <div aria-live="assertive">{renderCards(({ kind }) => kind === 'error')}</div>
    </div>,
    toastLayer(),
  )
}

interface ToastCardProps extends ToasterProps {
  toast: Toast
  onDone: () => void
}

function ToastCard({ toast, onDetails, onDone }: ToastCardProps) {
  const { t } = useLingui()
  const { kind, text, action } = toast
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isLogged = kind === 'error' || toast.isMoney === true
  const detailsLabel = t({
    message: 'Details',
    comment: 'Button on a short message about an error or about money: opens the list of what happened',
  })
  const details = onDetails && isLogged ? { label: detailsLabel, run: onDetails } : undefined
  const button = action ?? details
  const isPaused = isHovered || isFocused
  const expire = useEffectEvent(onDone)
  useEffect(() => {
    if (isPaused || action) return undefined
    const timer = setTimeout(() => expire(), toastLifetime(text))
    return () => clearTimeout(timer)
  }, [isPaused, action, text])
  return (
    <div
      className={styles.toast}
      data-kind={kind}
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
          action?.onDismiss?.()
          onDone()
        }}
      >
        <Icon path={toast.icon ?? iconOf[kind]} size={20} />
        <span>{text}</span>
      </button>
      {button ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            button.run()
            onDone()
          }}
        >
          {button.label}
        </button>
      ) : null}
    </div>
  )
}
