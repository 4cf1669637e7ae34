import { useAtomValue } from 'jotai'
import { rulesAtom } from '../../features/protection/rules.ts'
import { playerProtection } from '../../features/protection/player-protection.ts'
import { DepositPage } from '../../features/wallet/deposit/deposit-page.tsx'
import { WalletSkeleton } from '../../features/wallet/parts/wallet-skeleton.tsx'
import { requests } from '../../features/wallet/requests/requests.ts'
import { useIsRead, useResource } from '../../platform/query/use-resource.ts'
import { playerAtom } from '../../session/player.ts'
import { useTab } from '../../session/tab.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'

const FirstDeposit = lazyWithRetry(() =>
  import('../../features/protection/first-deposit.tsx').then((module) => module.FirstDeposit),
)

interface DepositWithLimitProps {
  method?: 'manual'
}

/** The deposit page. Before the first deposit it asks for a deposit limit, if the operator's profile requires that. */
export function DepositWithLimit({ method }: DepositWithLimitProps) {
  const player = useAtomValue(playerAtom)
  const rules = useAtomValue(rulesAtom)
  const tab = useTab()
  const { data } = useResource(rules && player !== undefined ? playerProtection(tab, player) : undefined)
  const question = rules?.first_deposit_limit ?? 'none'
  const limit = data?.first_deposit ? data.limits.findLast(({ kind }) => kind === 'deposit') : undefined
  // The page shows a pending deposit instead of the form.
  if (!useIsRead(requests(tab, player ?? ''))) return <WalletSkeleton />
  return (
    <DepositPage
      {...(method ? { method } : {})}
      renderQuestion={
        limit && player !== undefined && question !== 'none'
          ? (amount, onBack) => (
              <FirstDeposit
                player={player}
                deposit={amount}
                limit={limit}
                isRequired={question === 'required'}
                onBack={onBack}
              />
            )
          : undefined
      }
    />
  )
}
