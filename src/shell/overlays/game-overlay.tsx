import { useLingui } from '@lingui/react'
import { useRouter } from '@tanstack/react-router'
import { useAtomValue, useStore } from 'jotai'
import { useMemo } from 'react'
import type { Game } from '@marquee/contract/game.ts'
import { textIn } from '@marquee/contract/localized.ts'
import { FavouriteStar } from '../../features/lobby/favourites/favourite-star.tsx'
import { providersAtom } from '../../features/lobby/catalogue/provider-list.ts'
import GameFrame from '../../features/play/frame/game-frame.tsx'
import type { CurrentGame } from '../../features/play/current-game.ts'
import { protectedAtom } from '../../platform/config/site-config.ts'
import { useTab } from '../../session/tab.ts'
import { FrameCover, FrameSession } from './game-protection.tsx'
import { openSideMenu } from '../bars/side-menu-state.ts'
import { launchNavigation } from '../start/play.ts'

const renderSession = (current: CurrentGame) => <FrameSession current={current} />
const renderCover = (current: CurrentGame) => <FrameCover current={current} />

/** The open game. It is mounted outside the routes, so that it survives navigation. */
export default function GameOverlay() {
  const { i18n } = useLingui()
  const store = useStore()
  const providers = useAtomValue(providersAtom)
  const router = useRouter()
  const tab = useTab()
  const navigation = useMemo(
    () => ({
      ...launchNavigation(router, tab),
      deposit: () => void router.navigate({ to: '/wallet/depositpage' }),
      history: () => void router.navigate({ to: '/wallet/history' }),
      fairness: (hash: string) => void router.navigate({ to: '/fairness', hash }),
    }),
    [router, tab],
  )
  const isProtected = useAtomValue(protectedAtom)
  const renderStar = (game: Game) => (
    <FavouriteStar plain game={game} title={textIn(game.game_title, i18n.locale)} />
  )
  return (
    <GameFrame
      navigation={navigation}
      onMenu={() => openSideMenu(store)}
      star={renderStar}
      sessionBar={isProtected ? renderSession : undefined}
      cover={isProtected ? renderCover : undefined}
      providerName={(game) => {
        const provider = providers.find((one) => one.id === game.provider_id)
        return provider && textIn(provider.name ?? provider.title, i18n.locale)
      }}
    />
  )
}
