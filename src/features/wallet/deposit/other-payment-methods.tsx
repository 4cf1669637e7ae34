import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { comingSoonAtom } from '../../../platform/config/offers.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import styles from './other-payment-methods.module.css'

/** The other payment methods. The credit card is text only (spec §1). */
export function OtherPaymentMethods({ virtual, manual }: { virtual: boolean; manual: boolean }) {
  const { t } = useLingui()
  const isCardAnnounced = useAtomValue(comingSoonAtom)
  return (
    <chakra.section className={recipeClass('card')} p="4px 16px" aria-label={t`Other payment methods`}>
      {manual ? (
        <Link to="/wallet/depositpage" className={styles.way}>
          <Icon path={pageIcons.deposit} size={22} />
          <span>
            <Trans>Back to the standard deposit</Trans>
          </span>
          <Icon path={icons.chevron} size={18} />
        </Link>
      ) : (
        <Link to="/wallet/deposit-backup" className={styles.way}>
          <Icon path={icons.wallet} size={22} />
          <span>
            <Trans>Manual bank transfer</Trans>
            <small>
              {virtual ? (
                <Trans>If the virtual account does not work</Trans>
              ) : (
                <Trans>If the standard method does not work</Trans>
              )}
            </small>
          </span>
          <Icon path={icons.chevron} size={18} />
        </Link>
      )}
      {isCardAnnounced ? (
        <div className={styles.way} data-soon="">
          <Icon path={pageIcons.bankCard} size={22} />
          <span>
            <Trans>Credit card</Trans>
          </span>
          <span className={recipeClass('badge', { tone: 'neutral' })}>
            <Trans>Coming soon</Trans>
          </span>
        </div>
      ) : null}
    </chakra.section>
  )
}
