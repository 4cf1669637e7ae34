import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { offersAtom } from '../../platform/config/offers.ts'
import { siteConfigAtom } from '../../platform/config/site-config.ts'
import { documentSourceAtom } from '../../platform/config/site-documents.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'
import styles from './footer.module.css'

interface FooterProps {
  /** `full` includes links to documents and support; `slim` goes below a card. */
  variant: 'full' | 'slim'
}

const FooterLinks = lazyWithRetry(
  () => import('./footer-links.tsx').then((module) => module.default),
  'silent',
)

/**
 * Company, licence, seal, help and adult mark from the operator's configuration. Nothing is shown that the operator
 * did not configure.
 */
export function Footer({ variant }: FooterProps) {
  const { t, i18n } = useLingui()
  const documentSource = useAtomValue(documentSourceAtom)
  const variables = useAtomValue(siteConfigAtom)?.VARIABLES
  const offers = useAtomValue(offersAtom)
  const lines = [variables?.company, variables?.registration, variables?.license].filter(Boolean)
  const { seal, help } = variables ?? {}
  const operator = (
    <div className={styles.operator}>
      {variables?.adult_mark ? <p className={styles.mark}>{variables.adult_mark}</p> : null}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {seal || help ? (
        <Suspense
          fallback={
            <p>
              <span>{help}</span>
            </p>
          }
        >
          <FooterLinks seal={seal} help={help} />
        </Suspense>
      ) : null}
    </div>
  )
  // Its line is there before the configuration is loaded, so that the layout does not shift.
  const playMoney = (
    <p className={styles.playMoney}>
      {variables?.play_money ? <Trans>Play money · no real money involved</Trans> : null}
    </p>
  )
  if (variant === 'slim') {
    return (
      <footer className={styles.slim}>
        {playMoney}
        {operator}
      </footer>
    )
  }
  return (
    <footer className={styles.full}>
      <nav
        className={styles.links}
        aria-label={t({ message: 'About this site', comment: 'Name of the links in the footer' })}
      >
        <Link to="/support">
          <Trans>Help centre</Trans>
        </Link>
        {offers('support') ? (
          <Link to="/supports/noticepage">
            <Trans>Announcements</Trans>
          </Link>
        ) : null}
        {variables?.protection ? (
          <Link to="/account/play-limits">
            <Trans comment="Page of limits of money and time, breaks and help">Limits and breaks</Trans>
          </Link>
        ) : null}
        {documentSource('terms', i18n.locale) ? (
          <Link to="/etc/terms-of-service">
            <Trans>Terms of service</Trans>
          </Link>
        ) : null}
        {documentSource('privacy', i18n.locale) ? (
          <Link to="/etc/privacy-policy">
            <Trans>Privacy policy</Trans>
          </Link>
        ) : null}
      </nav>
      {operator}
      {playMoney}
    </footer>
  )
}
