import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useTab } from '../../../session/tab.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { moneyText } from '../../../ui/money/money-text.ts'
import { Sum } from '../../../ui/money/sum.tsx'
import { InquiryLink } from '../parts/inquiry-link.tsx'
import { nearTime } from './near-time.ts'
import styles from './request-row.module.css'
import type { WalletRequest } from './requests.ts'
import { useSite } from '../parts/site.ts'
import { StatusBadge } from './status-badge.tsx'
import { reasonMessage, typeMessage } from './status-message.ts'

interface RequestRowProps {
  request: WalletRequest
}

/** A request in one line. A rejected one is struck through and has its reason. */
export function RequestRow({ request }: RequestRowProps) {
  const { t, i18n } = useLingui()
  const { clock } = useTab()
  const { currency, zone } = useSite()
  const amount = moneyText(request.amount, request.currency ?? currency, i18n.locale)
  const rejected = request.status === 'rejected'
  return (
    <div className={styles.row}>
      <span className={styles.disc}>
        <Icon
          path={
            request.status === 'point_conversion'
              ? pageIcons.swap
              : request.kind === 'deposit'
                ? pageIcons.deposit
                : pageIcons.withdraw
          }
          size={20}
        />
      </span>
      <div className={styles.text}>
        <p className={styles.line}>
          <chakra.span fontWeight="650">
            {request.kind === 'deposit' ? (
              <Trans comment="Type of a request">Deposit</Trans>
            ) : (
              <Trans comment="Type of a request">Withdrawal</Trans>
            )}
          </chakra.span>
          {rejected ? (
            <s className={styles.struck}>
              <Sum text={amount} />
            </s>
          ) : (
            <span className={styles.amount}>
              <Sum text={amount} />
            </span>
          )}
        </p>
        <div className={styles.line}>
          <time className={styles.note} dateTime={request.date}>
            {nearTime(Date.parse(request.date), clock.now(), i18n.locale, zone)}
          </time>
          <StatusBadge request={request} />
        </div>
        {request.reason ? <p className={styles.note}>{i18n._(reasonMessage[request.reason])}</p> : null}
        {rejected && request.kind === 'withdraw' ? (
          <p className={styles.note}>{i18n._(typeMessage.withdraw_return)}</p>
        ) : null}
      </div>
      <InquiryLink
        about={request.kind}
        id={request.id}
        label={
          request.kind === 'deposit'
            ? t`Ask about this deposit of ${amount}`
            : t`Ask about this withdrawal of ${amount}`
        }
      />
    </div>
  )
}
