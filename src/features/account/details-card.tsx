import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { userInfoAtom } from '../../session/watch.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccountNumber } from './account-number.tsx'
import styles from './details-card.module.css'
import { maskAccount, maskName } from '../../contract/masking.ts'

/** Who is playing (section 2, my page). Name and account are masked (section 9); a press reveals the account. */
export function DetailsCard() {
  const { t, i18n } = useLingui()
  const info = useAtomValue(userInfoAtom)?.info
  const date = (iso: string | null | undefined, options: Intl.DateTimeFormatOptions) =>
    iso ? new Intl.DateTimeFormat(i18n.locale, options).format(new Date(iso)) : '–'
  const shown = (value: ReactNode) => (info ? value || '–' : <Skeleton className={styles.value} />)
  return (
    <section className={`${recipeClass('card')} ${styles.details}`}>
      <dl>
        <Row term={t`Name`}>{shown(maskName(info?.name ?? ''))}</Row>
        <Row term={t`Account ID`}>{shown(info?.username)}</Row>
        <Row term={t`Bank`}>{shown(info?.bank_code_name)}</Row>
        <Row term={t`Account number`}>
          {shown(<AccountNumber masked={maskAccount(info?.bank_account ?? '')} />)}
        </Row>
        <Row term={t`Account holder`}>{shown(maskName(info?.bank_name ?? ''))}</Row>
        <Row term={t`Joined`}>{shown(date(info?.create_at, { dateStyle: 'long' }))}</Row>
        <Row term={t`Last sign-in`}>
          {shown(date(info?.login_at, { dateStyle: 'medium', timeStyle: 'short' }))}
        </Row>
      </dl>
    </section>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
