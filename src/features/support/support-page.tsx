import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { sessionAtom } from '../../session/session.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Faq } from './faq.tsx'
import styles from './support-page.module.css'
import { TicketForm } from './ticket-form.tsx'

/** Customer support (section 2): questions and answers, a form for everybody, and the ways to the rest. */
export function SupportPage() {
  const { t } = useLingui()
  const signedIn = useAtomValue(sessionAtom).state === 'signedIn'
  return (
    <div className={styles.page}>
      <PageHeading>
        <Trans>Customer support</Trans>
      </PageHeading>
      <div className={styles.columns}>
        <Faq />
        <div className={styles.side}>
          {signedIn ? (
            <Way
              icon="chat"
              to="/supports/counselpage"
              title={t`1:1 inquiries`}
              text={t`The best way while you are signed in: question and answer stay in your account.`}
            />
          ) : null}
          <TicketForm />
          <div className={styles.ways}>
            <Way icon="bell" to="/supports/noticepage" title={t`Announcements`} />
            <Way icon="list" to="/etc/terms-of-service" title={t`Terms of service`} />
            <Way icon="lock" to="/etc/privacy-policy" title={t`Privacy policy`} />
          </div>
        </div>
      </div>
    </div>
  )
}

interface WayProps {
  icon: IconName
  to: '/supports/counselpage' | '/supports/noticepage' | '/etc/terms-of-service' | '/etc/privacy-policy'
  title: ReactNode
  text?: ReactNode
}

function Way({ icon, to, title, text }: WayProps) {
  return (
    <Link to={to} className={`${recipeClass('card')} ${styles.way}`}>
      <Icon name={icon} size={22} />
      <span className={styles.words}>
        <span className={styles.wayTitle}>{title}</span>
        {text ? <span className={styles.wayText}>{text}</span> : null}
      </span>
      <Icon name="chevron" size={18} />
    </Link>
  )
}
