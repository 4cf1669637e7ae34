import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Provider } from '../../contract/game.ts'
import { ProviderCard } from './provider-card.tsx'
import { ProvidersFailed } from './providers-failed.tsx'
import { Shelf } from './shelf.tsx'
import { TileSkeletons } from './tile-skeletons.tsx'
import type { AllGames } from './use-all-games.ts'

interface ProviderShelfProps {
  all: Pick<AllGames, 'providers' | 'failure' | 'busy'>
  more: ReactNode
  onProvider: (provider: Provider) => void
}

/** The providers that have games. */
export function ProviderShelf({ all, more, onProvider }: ProviderShelfProps) {
  const { t } = useLingui()
  if (all.failure && all.providers.length === 0)
    return <ProvidersFailed failure={all.failure} busy={all.busy} />
  return (
    <Shelf id="providers" title={t`Game providers`} more={more} widths={[148, 190]}>
      {all.providers
        .filter((provider) => provider.games !== 0)
        .map((provider) => (
          <li key={provider.id}>
            <ProviderCard provider={provider} onChoose={onProvider} />
          </li>
        ))}
      {all.providers.length === 0 ? <TileSkeletons ratio="148 / 84" bare /> : null}
    </Shelf>
  )
}
