import { useLingui } from '@lingui/react'
import type { Game } from '../contract/game.ts'
import { textIn } from '../contract/localized.ts'
import { FavouriteStar } from '../features/lobby/favourite-star.tsx'
import { useProviders } from '../features/lobby/provider-list.ts'
import GameFrame from '../features/play/game-frame.tsx'
import { openSideMenu } from './side-menu-state.ts'

/** The open game over the routed page. Mounted outside the routes: it survives navigation. */
export default function GameOverlay() {
  const { i18n } = useLingui()
  const { providers } = useProviders()
  const renderStar = (game: Game) => (
    <FavouriteStar plain game={game} title={textIn(game.game_title, i18n.locale)} />
  )
  return (
    <GameFrame
      onMenu={openSideMenu}
      star={renderStar}
      providerName={(game) => {
        const provider = providers.find((one) => one.id === game.provider_id)
        return provider && textIn(provider.name ?? provider.title, i18n.locale)
      }}
    />
  )
}
