import { useLingui } from '@lingui/react/macro'
import { createContext, use, useState } from 'react'
import type { Game } from '../../../contract/game.ts'
import { useTab } from '../../../session/tab.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { LobbyContext } from '../lobby-context.ts'
import corner from '../tile/corner-button.module.css'
import styles from './favourite-star.module.css'
import { favourites, useIsFavourite } from './favourites.ts'

/** Called when a star is removed: a page that no longer shows the game then offers to restore it. */
export const FavouriteRemoval = createContext<((game: Game) => void) | undefined>(undefined)

interface FavouriteStarProps {
  game: Game
  /** The game's title in the player's language. */
  title: string
  /** On a bar instead of on a cover. */
  plain?: boolean
  /** Whether the Tab key stops here. */
  tabStop?: boolean
}

/** Filled when the game is a favourite, outlined when it is not (spec §4). */
export function FavouriteStar({ game, title, plain = false, tabStop = true }: FavouriteStarProps) {
  const { t } = useLingui()
  const tab = useTab()
  const on = useIsFavourite(game)
  const onRemove = use(FavouriteRemoval)
  const starred = use(LobbyContext)?.starred
  const [popped, setPopped] = useState(false)
  return (
    <button
      type="button"
      className={plain ? `${corner.corner} ${styles.plain}` : corner.corner}
      tabIndex={tabStop ? 0 : -1}
      aria-pressed={on}
      aria-label={t`Favourite: ${title}`}
      data-popped={popped || undefined}
      onAnimationEnd={() => setPopped(false)}
      onClick={(event) => {
        event.stopPropagation()
        setPopped(!on)
        if (on) onRemove?.(game)
        else starred?.(game)
        void favourites(tab).toggle(game, !on)
      }}
    >
      <span className={corner.disc}>
        <Icon path={icons.star} size={plain ? 24 : 16} filled={on} />
      </span>
    </button>
  )
}
