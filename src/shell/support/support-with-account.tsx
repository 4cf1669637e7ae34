import { useAtomValue } from 'jotai'
import { me } from '../../features/account/me/me.ts'
import { SupportPage } from '../../features/support/ticket/support-page.tsx'
import { offersAtom } from '../../platform/config/offers.ts'
import { useResource } from '../../platform/query/use-resource.ts'
import { playerAtom } from '../../session/player.ts'
import { useTab } from '../../session/tab.ts'

/** The support page. For a signed-in player it uses the account's e-mail address. */
export function SupportWithAccount() {
  const player = useAtomValue(playerAtom)
  const isKnown = useAtomValue(offersAtom)('account')
  return player === undefined || !isKnown ? (
    <SupportPage account={undefined} />
  ) : (
    <SupportOfPlayer player={player} />
  )
}

function SupportOfPlayer({ player }: { player: string }) {
  const { data, status } = useResource(me(useTab(), player))
  return <SupportPage account={data ?? (status === 'loading' ? 'loading' : undefined)} />
}
