import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { offersAtom } from '../../../platform/config/offers.ts'
import { allowedIdleAtom, keepAlive } from '../../../session/keep-alive.ts'
import { sessionEnds } from '../../../session/session-ends.ts'
import { useTab } from '../../../session/tab.ts'
import { userInfoAtom } from '../../../session/user-info.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { toastLayer } from '../../../ui/toast/toast-layer.ts'
import { warningAt } from './session-times.ts'
import styles from './session-warning.module.css'

/**
 * Warns before the session ends: because the player is idle, with a button to stay, or because it expires. It is in the layer of
 * the toasts, which an open overlay neither covers nor hides. Mount it once.
 */
export function SessionWarning() {
  const { i18n } = useLingui()
  const tab = useTab()
  const { clock } = tab
  const info = useAtomValue(userInfoAtom)?.info
  const allowedIdleMs = useAtomValue(allowedIdleAtom)
  const ends = sessionEnds(info)
  const [now, setNow] = useState(clock.now)
  const [busy, setBusy] = useState(false)
  const canStay = useAtomValue(offersAtom)('account_changes')
  const { idleAt, expiresAt } = ends

  useEffect(() => {
    if (idleAt === undefined && expiresAt === undefined) return undefined
    const timer = setInterval(() => setNow(clock.now()), 1000)
    return () => clearInterval(timer)
  }, [clock, idleAt, expiresAt])

  const warning = warningAt(ends, now, allowedIdleMs)
  if (!warning) return null
  const left = timeLeft(warning.at - now, i18n.locale)
  return createPortal(
    <div className={`${recipeClass('card')} ${styles.card}`}>
      <Icon path={icons.clock} size={22} />
      <div className={styles.details}>
        <p className={styles.title} role="alert">
          {warning.kind === 'idle' ? (
            <Trans>Are you still there?</Trans>
          ) : (
            <Trans>Your session is about to end</Trans>
          )}
        </p>
        <p className={styles.text}>
          {warning.kind === 'idle' ? (
            <Trans>You will be signed out in {left}. What you typed is saved.</Trans>
          ) : (
            <Trans>
              You will be signed out in {left} and will need to sign in again. What you typed is saved.
            </Trans>
          )}
        </p>
      </div>
      {warning.kind === 'idle' && canStay ? (
        <Button
          busy={busy}
          className={styles.stay}
          onClick={() => {
            setBusy(true)
            void keepAlive(tab)
              .send()
              .finally(() => setBusy(false))
          }}
        >
          <Trans comment="Button against being signed out">Stay signed in</Trans>
        </Button>
      ) : null}
    </div>,
    toastLayer(),
  )
}

/** Formats minutes and seconds: `1:05`. */
function timeLeft(ms: number, language: string): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 })
  return `${Math.floor(seconds / 60)}:${two.format(seconds % 60)}`
}
