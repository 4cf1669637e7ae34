import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { offersAtom } from '../../../platform/config/offers.ts'
import { documentSourceAtom } from '../../../platform/config/site-documents.ts'
import { sessionAtom } from '../../../session/session.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons, type IconPath } from '../../../ui/icon/icons.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Faq } from '../faq/faq.tsx'
import styles from './support-page.module.css'
import { type TicketAccount, TicketForm } from './ticket-form.tsx'

/** Customer support (spec §2): frequently asked questions, a contact form, and links to other support pages. */
export function SupportPage({ account }: { account: TicketAccount }) {
  const { t, i18n } = useLingui()
  const documentSource = useAtomValue(documentSourceAtom)
  const hasSupport = useAtomValue(offersAtom)('support')
  const signedIn = useAtomValue(sessionAtom).state === 'signedIn'
  return (
    <div className={styles.page}>
      <PageHeading>
        <Trans>Customer support</Trans>
      </PageHeading>
      <div className={styles.columns}>
        {hasSupport ? <Faq /> : null}
        <div className={styles.side}>
          {signedIn ? (
            <SupportLink
              icon={pageIcons.chat}
              to="/supports/counselpage"
              title={t`My inquiries`}
              text={t`The best way while you are signed in: question and answer stay in your account.`}
            />
          ) : null}
          {hasSupport ? <TicketForm account={account} /> : null}
          <div className={styles.links}>
            <SupportLink icon={pageIcons.list} to="/fairness" title={t`Check a round`} />
            {hasSupport ? (
              <SupportLink icon={icons.bell} to="/supports/noticepage" title={t`Announcements`} />
            ) : null}
            {documentSource('terms', i18n.locale) ? (
              <SupportLink icon={pageIcons.list} to="/etc/terms-of-service" title={t`Terms of service`} />
            ) : null}
            {documentSource('privacy', i18n.locale) ? (
              <SupportLink icon={pageIcons.lock} to="/etc/privacy-policy" title={t`Privacy policy`} />
            ) : null}
          </div>
        </div>
      </div>
    </div>
  )
}

interface SupportLinkProps {
  icon: IconPath
  to:
    | '/fairness'
    | '/supports/counselpage'
    | '/supports/noticepage'
    | '/etc/terms-of-service'
    | '/etc/privacy-policy'
  title: ReactNode
  text?: ReactNode
}

function SupportLink({ icon, to, title, text }: SupportLinkProps) {
  return (
    <Link to={to} className={`${recipeClass('card')} ${styles.link}`}>
      <Icon path={icon} size={22} />
      <span className={styles.details}>
        <span className={styles.linkTitle}>{title}</span>
        {text ? <span className={styles.linkText}>{text}</span> : null}
      </span>
      <Icon path={icons.chevron} size={18} />
    </Link>
  )
}
