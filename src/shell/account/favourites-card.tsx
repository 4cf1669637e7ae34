import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { textIn } from '@marquee/contract/localized.ts'
import { FavouriteCount } from '../../features/lobby/favourites/favourite-count.tsx'
import { favouritesAtom } from '../../features/lobby/favourites/favourites.ts'
import { playStopAtom } from '../../session/play-stop.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { icons } from '../../ui/icon/icons.ts'
import styles from './favourites-card.module.css'

/** Maximum number of covers on the card. */
const MAX_COVERS = 4

/**
 * Card with the player's favourite games on my page (spec §2), linked to the list of all favourites. Without games during
 * a break.
 */
export function FavouritesCard() {
  const { i18n } = useLingui()
  const favourites = useAtomValue(favouritesAtom)
  const isStopped = useAtomValue(playStopAtom) !== undefined
  return (
    <Link to="/favourites" className={`${recipeClass('card')} ${styles.card}`}>
      <span className={styles.head}>
        <chakra.span textStyle="title">
          <Trans>Favourite games</Trans>
        </chakra.span>
        <span className={styles.count}>
          <FavouriteCount />
          <Icon path={icons.chevron} size={16} />
        </span>
      </span>
      {isStopped ? null : favourites.length > 0 ? (
        <span className={styles.covers}>
          {favourites.slice(0, MAX_COVERS).map((game) => (
            <img
              key={game.id}
              src={textIn(game.game_image, i18n.locale)}
              alt={textIn(game.game_title, i18n.locale)}
              loading="lazy"
              decoding="async"
            />
          ))}
        </span>
      ) : (
        <span className={styles.none}>
          <Trans>Tap the star on a game’s cover to save it here.</Trans>
        </span>
      )}
    </Link>
  )
}
