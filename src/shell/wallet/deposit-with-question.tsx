import { useAtomValue } from 'jotai'
import { rulesAtom } from '../../features/protection/rules.ts'
import { standing } from '../../features/protection/standing.ts'
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

interface DepositWithQuestionProps {
  method?: 'manual'
}

/** The deposit page. Before the first deposit it asks for a deposit limit, where the operator's profile wants that. */
export function DepositWithQuestion({ method }: DepositWithQuestionProps) {
  const player = useAtomValue(playerAtom)
  const rules = useAtomValue(rulesAtom)
  const tab = useTab()
  const { data } = useResource(rules && player !== undefined ? standing(tab, player) : undefined)
  const asks = rules?.first_deposit_limit ?? 'none'
  const limit = data?.first_deposit ? data.limits.findLast(({ kind }) => kind === 'deposit') : undefined
  // A deposit that is in progress takes the place of the form.
  if (!useIsRead(requests(tab, player ?? ''))) return <WalletSkeleton />
  return (
    <DepositPage
      {...(method ? { method } : {})}
      renderQuestion={
        limit && player !== undefined && asks !== 'none'
          ? (onBack) => (
              <FirstDeposit player={player} limit={limit} isRequired={asks === 'required'} onBack={onBack} />
            )
          : undefined
      }
    />
  )
}
