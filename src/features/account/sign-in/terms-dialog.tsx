import { Text } from '@chakra-ui/react/text'
import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { accountEndpoints } from '@marquee/contract/account-endpoints.ts'
import type { ApiError } from '@marquee/contract/result.ts'
import { isOfflineAtom } from '../../../platform/http/connection.ts'
import { newKey } from '../../../platform/key.ts'
import { languageAtom } from '../../../platform/preferences.ts'
import { siteDocument } from '../../../platform/query/site-document.ts'
import { useTab } from '../../../session/tab.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { ScrollRegion } from '../../../ui/page/scroll-region.tsx'
import { ErrorLine } from '../../../ui/states/error-line.tsx'
import { RetryNote } from '../../../ui/states/unreachable.tsx'
import { useTermsVersion } from '../join/use-terms-version.ts'
import { SignOutButton } from './sign-out-button.tsx'
import styles from './terms-dialog.module.css'

export interface TermsDialogProps {
  /** The version that the operator requires. */
  version: string
  /** The text of the terms, as on the terms page. */
  document: ReactNode
}

/** Asks for consent to a new version of the terms: accept, or sign out. Neither Escape nor going back closes it. */
export function TermsDialog({ version, document }: TermsDialogProps) {
  const { t } = useLingui()
  const tab = useTab()
  const heading = useId()
  const offline = useAtomValue(isOfflineAtom)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError>()
  // Only the version on screen can be accepted, not an older cached one.
  const shown = useTermsVersion()
  const language = useAtomValue(languageAtom)
  useEffect(() => {
    if (shown !== undefined && shown !== version) tab.queries.invalidate(siteDocument(tab, 'terms', language))
  }, [shown, version, tab, language])
  // One key, so that a repeat after a lost response is recognised.
  const [key] = useState(newKey)
  const accept = async (): Promise<void> => {
    setBusy(true)
    setError(undefined)
    const response = await tab.http.call(accountEndpoints.acceptTerms, {
      body: { terms_version: version },
      key,
    })
    // If the terms have changed again, the next balance response has the new version.
    if (!response.ok && !response.fields?.['terms_version']) setError(response)
    await tab.session.refreshBalance()
    setBusy(false)
  }

  return (
    <Modal size="lg" placement="center" titleId={heading}>
      <chakra.header flex="none" p="20px 20px 12px">
        <chakra.h2 id={heading} textStyle="heading">
          <Trans>The terms have changed</Trans>
        </chakra.h2>
        <Text mt="6px" fontSize="0.9375rem" color="subText">
          <Trans>
            Please read the new terms. You need to accept them to play or deposit. You can withdraw your
            balance either way.
          </Trans>{' '}
          <Link to="/wallet/withdrawpage" className={styles.link}>
            <Trans>Withdraw without accepting</Trans>
          </Link>
        </Text>
      </chakra.header>
      <ScrollRegion label={t`Terms of service`} className={styles.document}>
        {document}
      </ScrollRegion>
      <footer className={styles.foot}>
        <ErrorLine error={error} />
        <Text mt="6px" fontSize="0.9375rem" color="subText" role="status" hidden={!offline}>
          {offline ? <RetryNote /> : null}
        </Text>
        <Button wide busy={busy} disabled={offline || shown !== version} onClick={() => void accept()}>
          <Trans>Accept the terms</Trans>
        </Button>
        <SignOutButton wide disabled={busy} />
      </footer>
    </Modal>
  )
}
