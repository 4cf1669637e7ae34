import { Flex } from '@chakra-ui/react/flex'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { AnimatePresence } from 'framer-motion'
import { Suspense, useState, type ReactNode } from 'react'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'
import { linkedTerms, noTerms } from './join-fields.ts'
import styles from './terms-consent.module.css'

const TermsSheet = lazyWithRetry(
  () => import('./terms-sheet.tsx').then((module) => module.TermsSheet),
  'toast',
)

interface TermsConsentProps {
  /** The current version, `linkedTerms` or `noTerms`; undefined until it is known. */
  version: string | undefined
  accepted: boolean
  /** Called with the accepted version, or empty if the consent is withdrawn. */
  onAccept: (version: string) => void
  error: string | undefined
  renderDocument: (name: 'terms' | 'privacy') => ReactNode
}

/** Consent to the current version of the terms. The text opens in a sheet over the form. */
export function TermsConsent({ version, accepted, onAccept, error, renderDocument }: TermsConsentProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'terms' | 'privacy'>()
  if (version === noTerms) {
    return (
      <p className={styles.hint}>
        <Trans>The terms are not available here. Ask support if you want to read them first.</Trans>
      </p>
    )
  }
  return (
    <div className={styles.terms}>
      <Checkbox
        name="terms_version"
        checked={accepted}
        disabled={version === undefined}
        onChange={(checked) => onAccept(checked && version ? version : '')}
        invalid={Boolean(error)}
        aria-describedby="terms-note"
      >
        <span>
          <Trans>I have read the terms of service and the privacy policy and accept them.</Trans>
        </span>
      </Checkbox>
      <Flex wrap="wrap" gap="0 20px" ps="36px">
        {version === linkedTerms ? (
          <>
            <Link to="/etc/terms-of-service" target="_blank" className={styles.link}>
              <Trans>Terms of service</Trans>
            </Link>
            <Link to="/etc/privacy-policy" target="_blank" className={styles.link}>
              <Trans>Privacy policy</Trans>
            </Link>
          </>
        ) : (
          <>
            <button type="button" className={styles.link} onClick={() => setOpen('terms')}>
              <Trans>Terms of service</Trans>
            </button>
            <button type="button" className={styles.link} onClick={() => setOpen('privacy')}>
              <Trans>Privacy policy</Trans>
            </button>
          </>
        )}
      </Flex>
      <p id="terms-note" className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
        {error ??
          (version !== undefined && version !== linkedTerms ? (
            <Trans comment="Version of the terms of service">Version {version}</Trans>
          ) : null)}
      </p>
      <Suspense>
        <AnimatePresence>
          {open ? (
            <TermsSheet
              key={open}
              title={open === 'terms' ? t`Terms of service` : t`Privacy policy`}
              onClose={() => setOpen(undefined)}
            >
              {renderDocument(open)}
            </TermsSheet>
          ) : null}
        </AnimatePresence>
      </Suspense>
    </div>
  )
}
