import { useLingui } from '@lingui/react/macro'
import { createContext, use, useState } from 'react'
import type { Game } from '@marquee/contract/game.ts'
import { useTab } from '../../../session/tab.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { LobbyContext } from '../lobby-context.ts'
import corner from '../tile/corner-button.module.css'
import styles from './favourite-star.module.css'
import { favourites, useIsFavourite } from './favourites.ts'

/** Called when a favourite is removed, so that the page of favourites can offer to undo it. */
export const FavouriteRemovalContext = createContext<((game: Game) => void) | undefined>(undefined)

interface FavouriteStarProps {
  game: Game
  /** The game's title in the player's language. */
  title: string
  /** Larger and without a disc, for a bar instead of a cover. */
  plain?: boolean
  /** Whether the Tab key stops here. */
  tabStop?: boolean
}

/** Toggles a game as favourite: filled when it is one, else outlined (spec §4). */
export function FavouriteStar({ game, title, plain = false, tabStop = true }: FavouriteStarProps) {
  const { t } = useLingui()
  const tab = useTab()
  const isFavourite = useIsFavourite(game)
  const onRemove = use(FavouriteRemovalContext)
  const starred = use(LobbyContext)?.starred
  const [popped, setPopped] = useState(false)
  return (
    <button
      type="button"
      className={plain ? `${corner.corner} ${styles.plain}` : corner.corner}
      tabIndex={tabStop ? 0 : -1}
      aria-pressed={isFavourite}
      aria-label={t`Favourite: ${title}`}
      data-popped={popped || undefined}
      onAnimationEnd={() => setPopped(false)}
      onClick={(event) => {
        event.stopPropagation()
        setPopped(!isFavourite)
        if (isFavourite) onRemove?.(game)
        else starred?.(game)
        void favourites(tab).toggle(game, !isFavourite)
      }}
    >
      <span className={corner.disc}>
        <Icon path={icons.star} size={plain ? 24 : 16} filled={isFavourite} />
      </span>
    </button>
  )
}
