import {
  createToaster,
  type CreateToasterReturn,
  Toast as ToastPart,
  Toaster as ChakraToaster,
} from '@chakra-ui/react/toast'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Store } from '../../platform/store.ts'
import { ChakraRoot } from '../../theme/chakra-root.tsx'
import { Icon } from '../icon/icon.tsx'
import { pageIcons } from '../icon/page-icons.ts'
import { icons, type IconPath } from '../icon/icons.ts'
import { type Toast, type ToastKind, toasts, toastsAtom } from './toast.ts'
import { toastLayer } from './toast-layer.ts'

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
 * Renders the toasts of the tab with Chakra's toaster, beside the app and over dialogs. Below the app bar, whose buttons stay in
 * reach. Mount it once.
 */
export function Toaster({ onDetails }: ToasterProps) {
  const { t } = useLingui()
  const store = useStore()
  const shown = useAtomValue(toastsAtom)
  const [toaster] = useState(() =>
    createToaster({
      placement: 'top',
      gap: 8,
      offsets: { top: 'var(--toasts-top)', left: '16px', right: '16px', bottom: '16px' },
    }),
  )
  useEffect(() => followToasts(store, toaster), [store, toaster])
  return createPortal(
    <ChakraRoot>
      <ChakraToaster
        toaster={toaster}
        aria-label={t`Notifications`}
        // The app bar of a wide window is 72 px high.
        css={{
          '--toasts-top': 'calc(var(--bar) + 8px)',
          '@media (min-width: 960px)': { '--toasts-top': '80px' },
        }}
      >
        {({ id }) => {
          const toast = shown.find((one) => one.id === id)
          return toast ? <ToastCard toast={toast} onDetails={onDetails} /> : null
        }}
      </ChakraToaster>
    </ChakraRoot>,
    toastLayer(),
  )
}

/** Gives a toaster the toasts of a tab. Returns the unsubscriber. */
function followToasts(store: Store, toaster: CreateToasterReturn): () => void {
  const { remove } = toasts({ store })
  const update = () => {
    const shown = store.get(toastsAtom)
    for (const { id } of toaster.getVisibleToasts()) {
      if (id !== undefined && !shown.some((toast) => toast.id === id)) toaster.remove(id)
    }
    for (const { id, kind, text, action } of shown) {
      if (toaster.isVisible(id)) continue
      toaster.create({
        id,
        type: kind === 'custom' ? 'info' : kind,
        title: text,
        duration: action ? Number.POSITIVE_INFINITY : toastLifetime(text),
        onStatusChange: ({ status, src }) => {
          if (status === 'dismissing' && src === 'keyboard') action?.onDismiss?.()
          if (status === 'unmounted') remove(id)
        },
      })
    }
  }
  // Screen readers read only what a live region gets after they have found it.
  let unsubscribe = (): void => {}
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      update()
      // The toaster drops all but the last of several toasts that an effect of React creates.
      unsubscribe = store.sub(toastsAtom, () => queueMicrotask(update))
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    unsubscribe()
  }
}

/** An error is announced to screen readers at once, the rest politely. */
function ToastCard({ toast, onDetails }: ToasterProps & { toast: Toast }) {
  const { t } = useLingui()
  const { remove } = toasts({ store: useStore() })
  const { id, kind, text, icon, isMoney, action } = toast
  const isLogged = kind === 'error' || isMoney === true
  const detailsLabel = t({
    message: 'Details',
    comment: 'Button on a short message about an error or about money: opens the list of what happened',
  })
  const button = action ?? (onDetails && isLogged ? { label: detailsLabel, run: onDetails } : undefined)
  return (
    // Its buttons take the focus.
    <ToastPart.Root tabIndex={-1} aria-live={kind === 'error' ? 'assertive' : 'polite'}>
      <ToastPart.Title>
        <Icon path={icon ?? iconOf[kind]} size={20} />
        <span>{text}</span>
      </ToastPart.Title>
      {/* Over the text and not around it: Orca does not read the name of a button that a live region gets. */}
      <ToastPart.CloseTrigger
        aria-label={t`Dismiss`}
        title={t`Dismiss`}
        onClick={() => action?.onDismiss?.()}
      >
        {null}
      </ToastPart.CloseTrigger>
      {button ? (
        <ToastPart.ActionTrigger
          onClick={() => {
            // At once, so that a second click does nothing.
            remove(id)
            button.run()
          }}
        >
          {button.label}
        </ToastPart.ActionTrigger>
      ) : null}
    </ToastPart.Root>
  )
}
