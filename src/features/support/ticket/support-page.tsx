import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
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
    <Box p="8px var(--gutter) 24px">
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
              title={t`Support messages`}
              text={t`The conversation stays in your account.`}
            />
          ) : null}
          {hasSupport ? <TicketForm account={account} /> : null}
          <Grid templateColumns="minmax(0, 1fr)" gap="8px">
            <SupportLink icon={pageIcons.list} to="/fairness" title={t`Verify a round`} />
            {hasSupport ? (
              <SupportLink icon={icons.bell} to="/supports/noticepage" title={t`Announcements`} />
            ) : null}
            {documentSource('terms', i18n.locale) ? (
              <SupportLink icon={pageIcons.list} to="/etc/terms-of-service" title={t`Terms of service`} />
            ) : null}
            {documentSource('privacy', i18n.locale) ? (
              <SupportLink icon={pageIcons.lock} to="/etc/privacy-policy" title={t`Privacy policy`} />
            ) : null}
            <SupportLink icon={pageIcons.gear} to="/devil/sub1/test-1" title={t`Diagnostics`} />
          </Grid>
        </div>
      </div>
    </Box>
  )
}

interface SupportLinkProps {
  icon: IconPath
  to:
    | '/fairness'
    | '/supports/counselpage'
    | '/supports/noticepage'
    | '/devil/sub1/test-1'
    | '/etc/terms-of-service'
    | '/etc/privacy-policy'
  title: ReactNode
  text?: ReactNode
}

function SupportLink({ icon, to, title, text }: SupportLinkProps) {
  return (
    <Link to={to} className={`${recipeClass('card')} ${styles.link}`}>
      <Icon path={icon} size={22} />
      <chakra.span flex="1" minW="0">
        <chakra.span display="block" fontWeight="650" overflowWrap="anywhere">
          {title}
        </chakra.span>
        {text ? (
          <chakra.span textStyle="note" display="block" color="subText">
            {text}
          </chakra.span>
        ) : null}
      </chakra.span>
      <Icon path={icons.chevron} size={18} />
    </Link>
  )
}
