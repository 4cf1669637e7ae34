import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { offersAtom } from '../../../platform/config/offers.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import { documentSourceAtom } from '../../../platform/config/site-documents.ts'
import { useResourceList } from '../../../platform/query/use-resource.ts'
import { playerAtom } from '../../../session/player.ts'
import { useTab } from '../../../session/tab.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { ContactLink } from '../../../ui/contact-link.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons, type IconPath } from '../../../ui/icon/icons.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { useToast } from '../../../ui/toast/toast.ts'
import { Faq } from '../faq/faq.tsx'
import { inquiryList } from '../inquiries/inquiries.ts'
import { InquiryForm } from '../inquiries/inquiry-form.tsx'
import styles from './support-page.module.css'
import { TicketForm } from './ticket-form.tsx'

/** Customer support (spec §2): frequently asked questions, a contact form, and links to other support pages. */
export function SupportPage() {
  const { t, i18n } = useLingui()
  const documentSource = useAtomValue(documentSourceAtom)
  const hasSupport = useAtomValue(offersAtom)('support')
  const player = useAtomValue(playerAtom)
  const contact = useAtomValue(siteConfigAtom)?.VARIABLES.help
  return (
    <Box p="8px var(--gutter) 24px">
      <PageHeading>
        <Trans>Help centre</Trans>
      </PageHeading>
      {player !== undefined || hasSupport ? (
        // On phones the form is below the questions.
        <button
          type="button"
          className={`${recipeClass('button', { variant: 'soft' })} ${styles.toForm}`}
          onClick={() => document.querySelector<HTMLElement>('main form h2')?.focus()}
        >
          <Icon path={pageIcons.edit} size={20} />
          {player !== undefined ? (
            <Trans comment="Button that opens the form of an inquiry">Message support</Trans>
          ) : (
            <Trans>Contact us</Trans>
          )}
        </button>
      ) : null}
      <div className={styles.columns}>
        {hasSupport ? <Faq /> : null}
        <div className={styles.side}>
          {player !== undefined ? <PlayerContact player={player} /> : hasSupport ? <TicketForm /> : null}
          <Grid templateColumns="minmax(0, 1fr)" gap="8px">
            {contact ? <SiteContact contact={contact} /> : null}
            <SupportLink icon={pageIcons.list} to="/fairness" title={t`Verify a round`} />
            {hasSupport ? (
              <SupportLink icon={pageIcons.bell} to="/supports/noticepage" title={t`Announcements`} />
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

/** How to reach the site without its forms: the line `help` of its configuration. */
function SiteContact({ contact }: { contact: string }) {
  return (
    <div className={`${recipeClass('card')} ${styles.link}`}>
      <Icon path={pageIcons.chat} size={22} />
      <chakra.span flex="1" minW="0">
        <chakra.span display="block" fontWeight="650">
          <Trans>Contact us</Trans>
        </chakra.span>
        <chakra.span textStyle="note" display="block" color="subText" overflowWrap="anywhere">
          <ContactLink contact={contact} />
        </chakra.span>
      </chakra.span>
    </div>
  )
}

/** A player writes an inquiry, whose reply is in the same thread, and finds the former ones. */
function PlayerContact({ player }: { player: string }) {
  const { t } = useLingui()
  const toast = useToast()
  const navigate = useNavigate()
  const unread = useResourceList(inquiryList(useTab(), player)).data?.filter((one) => one.unread).length ?? 0
  return (
    <>
      <SupportLink
        icon={pageIcons.chat}
        to="/supports/counselpage"
        title={t`Support requests`}
        text={
          unread > 0 ? (
            <Plural value={unread} one="# new reply" other="# new replies" />
          ) : (
            t`Your messages and our replies`
          )
        }
        marked={unread > 0}
      />
      <InquiryForm
        player={player}
        onSent={(inquiry) => {
          toast('success', t`Your message was sent.`)
          void navigate({ to: '/supports/counselpage', search: { id: inquiry.id } })
        }}
      />
    </>
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
  /** Whether the page has something unread. */
  marked?: boolean
}

function SupportLink({ icon, to, title, text, marked = false }: SupportLinkProps) {
  return (
    <Link to={to} className={`${recipeClass('card')} ${styles.link}`}>
      <Icon path={icon} size={22} />
      <chakra.span flex="1" minW="0">
        <chakra.span display="block" fontWeight="650" overflowWrap="anywhere">
          {title}
        </chakra.span>
        {text ? (
          <chakra.span
            textStyle="note"
            display="block"
            color={marked ? 'primaryText' : 'subText'}
            fontWeight={marked ? '650' : undefined}
          >
            {text}
          </chakra.span>
        ) : null}
      </chakra.span>
      <Icon path={icons.chevron} size={18} />
    </Link>
  )
}
