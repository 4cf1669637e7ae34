import { Text } from '@chakra-ui/react/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { userInfoAtom } from '../../../session/user-info.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { MoneyAmount } from '../../../ui/money/money.tsx'
import { Ring } from '../../../ui/charts/ring.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import styles from './rolling-card.module.css'
import { useSite } from '../parts/site.ts'

interface RollingCardProps {
  /** Whether the card is shown even if nothing is left. */
  always?: boolean
  /** What a player should know while something is left. */
  children?: ReactNode
}

/** The wagering that is left before a withdrawal (spec §1), as a ring and an amount. */
export function RollingCard({ always = false, children }: RollingCardProps) {
  const { i18n } = useLingui()
  const { currency, rollingPercent } = useSite()
  const info = useAtomValue(userInfoAtom)?.info
  const left = info?.rolling ?? 0
  // Without a total from the operator, the ring shows only that something is left.
  const total = Math.max(info?.rolling_total ?? 0, left)
  const share = left === 0 ? 1 : (total - left) / total
  // Rounded down, so that 100 % means that nothing is left.
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(
    Math.floor(share * 100) / 100,
  )
  if (left === 0 && !always) return null
  return (
    <section className={`${recipeClass('card')} ${styles.card}`} aria-busy={info ? undefined : true}>
      <Ring share={info ? share : 0}>
        {info ? left === 0 ? <Icon path={pageIcons.check} size={22} /> : percent : null}
      </Ring>
      <div className={styles.text}>
        {info ? (
          left === 0 ? (
            <>
              <Text textStyle="note" color="subText" fontVariantNumeric="tabular-nums">
                <Trans comment="Rolling: wagering asked for before a withdrawal">Wagering requirement</Trans>
              </Text>
              <Text fontSize="1.25rem" lineHeight="1.35" fontWeight="650" letterSpacing="-0.02em">
                <Trans>Nothing left to wager</Trans>
              </Text>
            </>
          ) : (
            <>
              <Text textStyle="note" color="subText" fontVariantNumeric="tabular-nums">
                {rollingPercent === undefined ? (
                  <Trans comment="Rolling: wagering asked for before a withdrawal">
                    Wagering requirement
                  </Trans>
                ) : (
                  <Trans>Left to wager before you can withdraw</Trans>
                )}
              </Text>
              <Text fontSize="1.25rem" lineHeight="1.35" fontWeight="650" letterSpacing="-0.02em">
                <MoneyAmount amount={left} currency={currency} />
              </Text>
              {info.rolling_total > 0 ? (
                <Text textStyle="note" color="subText" fontVariantNumeric="tabular-nums">
                  <Trans>
                    {percent} of <MoneyAmount amount={total} currency={currency} /> done
                  </Trans>
                </Text>
              ) : null}
              {children === undefined ? null : (
                <Text textStyle="note" color="subText">
                  {children}
                </Text>
              )}
            </>
          )
        ) : (
          <>
            <Skeleton width={150} height={12} />
            <Skeleton width={110} height={20} marginTop={10} />
          </>
        )}
      </div>
    </section>
  )
}
