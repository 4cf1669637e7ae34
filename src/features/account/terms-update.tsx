import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { accountEndpoints } from '../../contract/account-endpoints.ts'
import type { Failure } from '../../contract/result.ts'
import { connectionAtom } from '../../platform/connection.ts'
import { call } from '../../platform/http.ts'
import { newKey } from '../../platform/key.ts'
import { queryClient } from '../../platform/query-client.ts'
import { refreshBalance, userInfoAtom } from '../../session/watch.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Button } from '../../ui/button.tsx'
import { FailureLine } from '../../ui/failure-line.tsx'
import { useTermsVersion } from './join/use-terms-version.ts'
import { SignOutButton } from './sign-out-button.tsx'
import styles from './terms-update.module.css'

interface TermsUpdateProps {
  /** The text of the terms, as it is read on its own page. */
  document: ReactNode
}

/**
 * Asks a signed-in player to accept the terms where the operator says that a new version is due: the text, and the two
 * answers, accept or sign out. It goes away with either, and for a page that needs no consent.
 */
export function TermsUpdate({ document }: TermsUpdateProps) {
  const due = useAtomValue(userInfoAtom)?.info.terms_due ?? undefined
  return due === undefined ? null : <Asking key={due} version={due} document={document} />
}

function Asking({ version, document }: { version: string; document: ReactNode }) {
  const { t } = useLingui()
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const offline = useAtomValue(connectionAtom).state === 'offline'
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  // Only what can be read is accepted: not an older text that this device still has.
  const shown = useTermsVersion()
  useEffect(() => {
    if (shown !== undefined && shown !== version) {
      void queryClient.invalidateQueries({ queryKey: ['document', 'terms'] })
    }
  }, [shown, version])
  // One consent: sent again after a lost answer it is the same one.
  const [key] = useState(newKey)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])

  const accept = async (): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    const answer = await call(accountEndpoints.acceptTerms, { body: { terms_version: version }, key })
    // Changed again while this one was read: the next answer names the version that is asked for then.
    if (!answer.ok && !answer.fields?.['terms_version']) setFailure(answer)
    await refreshBalance()
    setBusy(false)
  }

  return (
    <dialog
      ref={dialog}
      className={`${recipeClass('card')} ${styles.dialog}`}
      aria-labelledby={heading}
      // Neither answer is given by going away.
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={heading} className={styles.title}>
            <Trans>The terms have changed</Trans>
          </h2>
          <p className={styles.text}>
            <Trans>
              Please read them. To play and to deposit, accept them; your balance stays yours either way.
            </Trans>{' '}
            <Link to="/wallet/withdrawpage" className={styles.link}>
              <Trans>Withdraw without accepting</Trans>
            </Link>
          </p>
        </header>
        {/* Not every browser lets the keyboard into what scrolls (WCAG 2.1.1); a region that scrolls is the known exception. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className={styles.document} aria-label={t`Terms of service`} tabIndex={0}>
          {document}
        </section>
        <footer className={styles.foot}>
          <FailureLine failure={failure} />
          <p className={styles.text} role="status" hidden={!offline}>
            {offline ? <Trans>You are offline. You can accept them when you are connected.</Trans> : null}
          </p>
          <Button
            variant="filled"
            wide
            busy={busy}
            disabled={offline || shown !== version}
            onClick={() => void accept()}
          >
            <Trans>Accept the terms</Trans>
          </Button>
          <SignOutButton wide disabled={busy} />
        </footer>
      </div>
    </dialog>
  )
}
