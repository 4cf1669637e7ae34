import { useLingui } from '@lingui/react'
import { useRouter } from '@tanstack/react-router'
import { useAtomValue, useStore } from 'jotai'
import { useMemo } from 'react'
import type { Game } from '../../contract/game.ts'
import { textIn } from '../../contract/localized.ts'
import { FavouriteStar } from '../../features/lobby/favourites/favourite-star.tsx'
import { providersAtom } from '../../features/lobby/catalogue/provider-list.ts'
import GameFrame from '../../features/play/frame/game-frame.tsx'
import { useTab } from '../../session/tab.ts'
import { openSideMenu } from '../bars/side-menu-state.ts'
import { playNavigation } from '../start/play.ts'

/** The open game. It is mounted outside the routes, so that it survives navigation. */
export default function GameOverlay() {
  const { i18n } = useLingui()
  const store = useStore()
  const providers = useAtomValue(providersAtom)
  const router = useRouter()
  const tab = useTab()
  const navigation = useMemo(() => playNavigation(router, tab), [router, tab])
  const renderStar = (game: Game) => (
    <FavouriteStar plain game={game} title={textIn(game.game_title, i18n.locale)} />
  )
  return (
    <GameFrame
      navigation={navigation}
      onMenu={() => openSideMenu(store)}
      star={renderStar}
      providerName={(game) => {
        const provider = providers.find((one) => one.id === game.provider_id)
        return provider && textIn(provider.name ?? provider.title, i18n.locale)
      }}
    />
  )
}
