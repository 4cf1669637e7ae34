import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { SignInForm } from '../../features/account/sign-in/sign-in-form.tsx'
import type { SignInOver } from '../../session/guard.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { IconButton } from '../../ui/icon/icon-button.tsx'
import { pageIcons } from '../../ui/icon/page-icons.ts'
import { MAIN_ID } from '../bars/skip-link.tsx'
import { leaveSignIn } from '../layout/sign-in-over.ts'
import styles from './sign-in-host.module.css'

/**
 * Sign-in as a dialog over the page whose session has ended. Signing in leads back to the page (`followSession`), the
 * back button, Escape and the close button to the page without a session, or to home if the page is all personal.
 */
export default function SignInHost({ over }: { over: SignInOver }) {
  const { t } = useLingui()
  const router = useRouter()
  const titleId = useId()
  const whyId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    if (element && !element.open) element.showModal()
    document.getElementById(titleId)?.focus({ preventScroll: true })
    return () => {
      // A dialog must be closed before it is removed, or the browser does not restore the focus.
      element?.close()
      if (before === document.body || !before?.isConnected)
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    }
  }, [titleId])
  const close = () => {
    if (over.covers) void router.navigate({ to: '/home', replace: true })
    else leaveSignIn(router)
  }
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
      <SignInForm
        titleId={titleId}
        why={<span id={whyId}>{reasons[over.why] ?? reasons.checkFailed}</span>}
      />
    </dialog>
  )
}

const reasons: Readonly<Record<SignInOver['why'], ReactNode>> = {
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
  rejected: (
    <Trans comment="Above the form for signing in: why the player has to sign in again. The site ended the session, or the player did it from another device">
      Your session was ended by the site, because of inactivity or from another device. Sign in again to go on
      where you were.
    </Trans>
  ),
}
