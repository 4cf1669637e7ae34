import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { SignInForm } from '../../features/account/sign-in/sign-in-form.tsx'
import type { SignInOver, SignInReason } from '../../session/guard.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { IconButton } from '../../ui/icon/icon-button.tsx'
import { pageIcons } from '../../ui/icon/page-icons.ts'
import { useOverlay } from '../../ui/use-overlay.ts'
import { MAIN_ID } from '../bars/skip-link.tsx'
import { JoinChoice } from '../join/join-choice.tsx'
import { PressedWords } from '../join/pressed-words.tsx'
import { leaveSignIn } from '../layout/sign-in-over.ts'
import styles from './sign-in-host.module.css'

/**
 * Sign-in as a dialog over the page whose session has ended, or after the choice of a sheet where something was pressed
 * without a session. Signing in leads back to the page (`followSession`), the back button, Escape and the close button to
 * the page without a session, or to home if the page is all personal.
 */
export default function SignInHost({ over }: { over: SignInOver }) {
  const { t } = useLingui()
  const router = useRouter()
  const titleId = useId()
  const whyId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isChoosing, setChoosing] = useState(over.why === 'pressed')
  useLayoutEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    if (element && !element.open) element.showModal()
    return () => {
      // A dialog must be closed before it is removed, or the browser does not restore the focus.
      element?.close()
      if (before === document.body || !before?.isConnected)
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    }
  }, [])
  const close = () => {
    if (over.covers) void router.navigate({ to: '/home', replace: true })
    else leaveSignIn(router)
  }
  useOverlay(true, close, true)
  return (
    <dialog
      ref={dialog}
      className={`${recipeClass('card')} ${styles.dialog}`}
      aria-labelledby={titleId}
      aria-describedby={whyId}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <IconButton
        icon={pageIcons.close}
        label={t`Close`}
        ground="soft"
        className={styles.close}
        onClick={close}
      />
      <FocusedTitle key={String(isChoosing)} id={titleId} />
      {isChoosing ? (
        <JoinChoice titleId={titleId} whyId={whyId} onSignIn={() => setChoosing(false)} onClose={close} />
      ) : (
        <SignInForm
          titleId={titleId}
          why={<span id={whyId}>{reasons[over.why] ?? reasons.checkFailed}</span>}
        />
      )}
    </dialog>
  )
}

/** Gives the focus to the heading of what the dialog shows now. Not before the dialog is open, which moves the focus. */
function FocusedTitle({ id }: { id: string }) {
  useEffect(() => {
    document.getElementById(id)?.focus({ preventScroll: true })
  }, [id])
  return null
}

const reasons: Readonly<Record<SignInReason, ReactNode>> = {
  checkFailed: (
    <Trans comment="Above the form for signing in: why the player has to sign in again">
      Your session has expired. Sign in again to go on where you were.
    </Trans>
  ),
  unreadable: (
    <Trans comment="Above the form for signing in: why the player has to sign in again">
      This device could not read your session any more. Sign in again to go on where you were.
    </Trans>
  ),
  idle: (
    <Trans comment="Above the form for signing in: why the player has to sign in again">
      You were signed out because you did nothing here for a while. Sign in again to go on where you were.
    </Trans>
  ),
  elsewhere: (
    <Trans comment="Above the form for signing in: why the player has to sign in again. The player, or who knows the password, ended the session on another device, or the staff of the site did">
      You were signed out from another device or by the site. Sign in again to go on where you were. If that
      was not you, change your password afterwards.
    </Trans>
  ),
  pressed: <PressedWords />,
  rejected: (
    <Trans comment="Above the form for signing in: why the player has to sign in again. Nothing more is known">
      Your session has ended. Sign in again to go on where you were.
    </Trans>
  ),
}
