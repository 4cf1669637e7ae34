import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { accountEndpoints } from '../../contract/account-endpoints.ts'
import { serverNow } from '../../platform/clock.ts'
import { isOffline } from '../../platform/connection.ts'
import { call } from '../../platform/http.ts'
import { onPresence } from '../../session/presence.ts'
import { refreshBalance, userInfoAtom } from '../../session/watch.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isWorthKeeping, sessionEnds, warningAt } from './session-times.ts'
import styles from './session-warning.module.css'

/**
 * Tells the operator that the player is there, on the page or in a game's frame, and warns before the session ends: from being idle with the way to
 * stay, at its last hour with what becomes of unsent work. Mount it once, while somebody is signed in.
 */
export function SessionWarning() {
  const { i18n } = useLingui()
  const known = useAtomValue(userInfoAtom)
  const ends = sessionEnds(known?.info ?? {})
  const [idleLength, setIdleLength] = useState(0)
  const [now, setNow] = useState(serverNow)
  const [busy, setBusy] = useState(false)
  const asking = useRef(false)
  const { idleAt, expiresAt } = ends

  // Nobody says how long a player may be idle: the longest that was ever left is it.
  const seenLength = known && idleAt !== undefined ? idleAt - known.at : 0
  if (seenLength > idleLength) setIdleLength(seenLength)

  useEffect(() => {
    if (idleAt === undefined && expiresAt === undefined) return undefined
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [idleAt, expiresAt])

  const keep = async (): Promise<void> => {
    if (asking.current || isOffline()) return
    asking.current = true
    const answer = await call(accountEndpoints.keepSession)
    if (answer.ok) await refreshBalance()
    asking.current = false
  }
  const sign = useEffectEvent(() => {
    if (isWorthKeeping(ends, serverNow(), idleLength)) void keep()
  })
  useEffect(() => {
    const listener = () => sign()
    addEventListener('pointerdown', listener, { passive: true })
    addEventListener('keydown', listener, { passive: true })
    const stopHearing = onPresence(listener)
    return () => {
      stopHearing()
      removeEventListener('pointerdown', listener)
      removeEventListener('keydown', listener)
    }
  }, [])

  const warning = warningAt(ends, now, idleLength)
  if (!warning) return null
  const left = timeLeft(warning.at - now, i18n.locale)
  return (
    <div className={`${recipeClass('card')} ${styles.card}`}>
      <Icon name="clock" size={22} />
      <div className={styles.words}>
        <p className={styles.title} role="alert">
          {warning.kind === 'idle' ? (
            <Trans>Are you still there?</Trans>
          ) : (
            <Trans>Your session is about to end</Trans>
          )}
        </p>
        <p className={styles.text}>
          {warning.kind === 'idle' ? (
            <Trans>You are signed out in {left}. What you have typed is kept.</Trans>
          ) : (
            <Trans>It ends in {left}; then sign in again. What you have typed is kept.</Trans>
          )}
        </p>
      </div>
      {warning.kind === 'idle' ? (
        <Button
          variant="filled"
          busy={busy}
          className={styles.stay}
          onClick={() => {
            setBusy(true)
            void keep().finally(() => setBusy(false))
          }}
        >
          <Trans comment="Button against being signed out">Stay</Trans>
        </Button>
      ) : null}
    </div>
  )
}

/** `1:05` of minutes and seconds. */
function timeLeft(ms: number, language: string): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 })
  return `${Math.floor(seconds / 60)}:${two.format(seconds % 60)}`
}
