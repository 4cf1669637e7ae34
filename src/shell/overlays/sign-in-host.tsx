import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { SignInForm } from '../../features/account/sign-in/sign-in-form.tsx'
import type { SignInOverlay, SignInReason } from '../../session/guard.ts'
import { IconButton } from '../../ui/icon/icon-button.tsx'
import { pageIcons } from '../../ui/icon/page-icons.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { JoinChoice } from '../join/join-choice.tsx'
import { JoinReason } from '../join/join-reason.tsx'
import { leaveSignIn } from './leave-sign-in.ts'
import styles from './sign-in-host.module.css'

/**
 * The sign-in dialog over a page: the join sheet for a pending action, else the form after the end of a session. Signing in
 * closes it (`followSession`). Closing it without signing in leads to home if the page needs a session.
 */
export default function SignInHost({ overlay }: { overlay: SignInOverlay }) {
  const { t } = useLingui()
  const router = useRouter()
  const titleId = useId()
  const whyId = useId()
  const [isChoosing, setChoosing] = useState(overlay.why === 'action')
  const close = () => {
    if (overlay.covers) void router.navigate({ to: '/home', replace: true })
    else leaveSignIn(router)
  }
  const signIn = () => {
    flushSync(() => setChoosing(false))
    document.getElementById(titleId)?.focus({ preventScroll: true })
  }
  return (
    <Modal
      isEntry
      size="sm"
      placement="center"
      titleId={titleId}
      descriptionId={whyId}
      initialFocus={() => document.getElementById(titleId)}
      closeOnInteractOutside={false}
      onClose={close}
    >
      <IconButton
        icon={pageIcons.close}
        label={t`Close`}
        background="soft"
        className={styles.close}
        onClick={close}
      />
      {isChoosing ? (
        <JoinChoice titleId={titleId} whyId={whyId} onSignIn={signIn} onClose={close} />
      ) : (
        <SignInForm
          titleId={titleId}
          why={<span id={whyId}>{reasons[overlay.why] ?? reasons.checkFailed}</span>}
        />
      )}
    </Modal>
  )
}

const reasons: Readonly<Record<SignInReason, ReactNode>> = {
  checkFailed: (
    <Trans comment="Above the form for signing in: why the player has to sign in again">
      Your session has expired. Sign in to continue where you left off.
    </Trans>
  ),
  unreadable: (
    <Trans comment="Above the form for signing in: why the player has to sign in again">
      Your session was lost on this device. Sign in to continue where you left off.
    </Trans>
  ),
  idle: (
    <Trans comment="Above the form for signing in: why the player has to sign in again">
      You were signed out after a period of inactivity. Sign in to continue where you left off.
    </Trans>
  ),
  elsewhere: (
    <Trans comment="Above the form for signing in: why the player has to sign in again. The player, or who knows the password, ended the session on another device, or the staff of the site did">
      You were signed out from another device or by the site. Sign in to continue where you left off. If that
      was not you, change your password afterwards.
    </Trans>
  ),
  action: <JoinReason />,
  rejected: (
    <Trans comment="Above the form for signing in: why the player has to sign in again. Nothing more is known">
      Your session has ended. Sign in to continue where you left off.
    </Trans>
  ),
}
