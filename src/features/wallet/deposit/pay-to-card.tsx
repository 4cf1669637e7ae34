import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { OfflineLine } from '../../../ui/states/unreachable.tsx'
import { AccountLines, AccountSkeleton } from '../parts/account-lines.tsx'
import { useSite } from '../parts/site.ts'
import { useDepositAccount } from './use-deposit-account.ts'
import styles from './pay-to-card.module.css'

interface PayToCardProps {
  method: 'manual' | undefined
  virtual: boolean
}

/** The account that a deposit is paid to. The form works without it, because the request names the account too. */
export function PayToCard({ method, virtual }: PayToCardProps) {
  const { isPlayMoney } = useSite()
  const { account, failed, offline, retry } = useDepositAccount(method)
  return (
    <div className={styles.card} aria-busy={account || failed || offline ? undefined : true}>
      <Text fontSize="0.75rem" lineHeight="1.125rem" fontWeight="650" color="subText">
        {isPlayMoney ? (
          <Trans comment="Label of a bank account, on a site with play money">
            A real deposit would go to this account
          </Trans>
        ) : virtual ? (
          <Trans>Your virtual account</Trans>
        ) : (
          <Trans>Transfer to this account</Trans>
        )}
      </Text>
      {account ? (
        <AccountLines account={account.account} copy />
      ) : offline ? (
        <OfflineLine />
      ) : failed ? (
        <Flex align="center" justify="space-between" gap="8px" minH="44px" fontSize="0.875rem">
          <Trans>The account could not be loaded.</Trans>
          <Button variant="quiet" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </Flex>
      ) : (
        <AccountSkeleton />
      )}
    </div>
  )
}
