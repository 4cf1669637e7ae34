import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { moneyText } from '../../../ui/money/money-text.ts'
import { useSite } from './site.ts'

/** The limits of an amount, with a minimum above its unit, and that it costs nothing where the site says so. */
export function LimitHint({ children }: { children: ReactNode }) {
  const { isFeeFree, currency, limits } = useSite()
  const { i18n } = useLingui()
  const money = (amount: number) => moneyText(amount, currency, i18n.locale)
  return (
    <>
      {/* Without a unit, `children` name the minimum. */}
      {limits.amountUnit > 1 && limits.amountMin > limits.amountUnit ? (
        <>
          <Trans>At least {money(limits.amountMin)}.</Trans>{' '}
        </>
      ) : null}
      {children}
      {isFeeFree ? (
        <>
          {' '}
          <Trans>No fee.</Trans>
        </>
      ) : null}
    </>
  )
}
