import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { siteConfigAtom } from '../../platform/site-config.ts'
import { sessionAtom, signOut } from '../../session/session.ts'
import { userInfoAtom } from '../../session/watch.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Button } from '../../ui/button.tsx'
import { CountingMoney } from '../../ui/counting-money.tsx'
import { Money } from '../../ui/money.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { maskAccount, maskName } from './masking.ts'
import styles from './my-page.module.css'

/** Who is playing and what they have (section 2, my page). Name and account are masked (section 9). */
export function MyPage() {
  const { t, i18n } = useLingui()
  const session = useAtomValue(sessionAtom)
  const user = useAtomValue(userInfoAtom)
  const currency = useAtomValue(siteConfigAtom)?.VARIABLES.currency ?? 'KRW'
  if (session.state !== 'signedIn') return null
  const day = (iso: string | null | undefined) =>
    iso ? new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'long' }).format(new Date(iso)) : '–'
  const moment = (iso: string | null | undefined) =>
    iso
      ? new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
          new Date(iso),
        )
      : '–'
  const info = user?.info
  const rows: [term: string, value: string | undefined][] = [
    [t`Name`, info && maskName(info.name)],
    [t`Account ID`, info?.username],
    [t`Bank`, info && (info.bank_code_name || '–')],
    [t`Account number`, info && (maskAccount(info.bank_account ?? '') || '–')],
    [t`Account holder`, info && (maskName(info.bank_name ?? '') || '–')],
    [t`Joined`, info && day(info.create_at)],
    [t`Last sign-in`, info && moment(info.login_at)],
  ]
  return (
    <div className={styles.page}>
      <PageHeading>
        <Trans>My page</Trans>
      </PageHeading>
      <section className={`${recipeClass('card')} ${styles.balance}`} aria-label={t`Balance`}>
        <p className={styles.label}>
          <Trans>Balance</Trans>
        </p>
        <p className={styles.money}>
          {info ? (
            <CountingMoney amount={info.amount} currency={currency} />
          ) : (
            <Skeleton className={styles.moneyPlace} />
          )}
        </p>
        <p className={styles.sub}>
          {user ? (
            <Trans>
              As of <RelativeTime at={user.at} />
            </Trans>
          ) : (
            <>&nbsp;</>
          )}
        </p>
        <dl className={styles.figures}>
          <div>
            <dt>
              <Trans>Points</Trans>
            </dt>
            <dd>{info ? new Intl.NumberFormat(i18n.locale).format(info.points) : '–'}</dd>
          </div>
          <div>
            <dt>
              <Trans comment="The sum still to be wagered before a withdrawal">Rolling left</Trans>
            </dt>
            <dd>{info ? <Money amount={info.rolling} currency={currency} /> : '–'}</dd>
          </div>
        </dl>
      </section>
      <section className={`${recipeClass('card')} ${styles.details}`}>
        <dl>
          {rows.map(([term, value]) => (
            <div key={term} className={styles.row}>
              <dt>{term}</dt>
              <dd>{value ?? <Skeleton className={styles.value} />}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Button icon="signOut" variant="quiet" wide onClick={() => void signOut()}>
        <Trans>Sign out</Trans>
      </Button>
    </div>
  )
}
