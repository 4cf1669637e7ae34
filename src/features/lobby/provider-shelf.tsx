import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLobby } from './lobby-context.ts'
import { ProviderCard } from './provider-card.tsx'
import { ProvidersFailed } from './providers-failed.tsx'
import { Shelf } from './shelf.tsx'
import { TileSkeletons } from './tile-skeletons.tsx'
import type { AllGames } from './use-all-games.ts'

interface ProviderShelfProps {
  all: Pick<AllGames, 'providers' | 'failure' | 'busy'>
  more: ReactNode
}

/** The providers that have games; the last shelf of home, so it comes with its own chunk. */
export default function ProviderShelf({ all, more }: ProviderShelfProps) {
  const { t } = useLingui()
  const { openProvider } = useLobby()
  if (all.failure && all.providers.length === 0)
    return <ProvidersFailed failure={all.failure} busy={all.busy} />
  return (
    <Shelf
      id="providers"
      title={t`Game providers`}
      more={more}
      widths={[148, 190]}
      items={all.providers
        .filter((provider) => provider.games !== 0)
        .map((provider) => ({
          id: provider.id,
          render: (tabStop) => <ProviderCard provider={provider} onChoose={openProvider} tabStop={tabStop} />,
        }))}
    >
      {all.providers.length === 0 ? <TileSkeletons ratio="148 / 84" bare /> : null}
    </Shelf>
  )
}
