import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { memo, useState } from 'react'
import { textIn } from '@marquee/contract/localized.ts'
import { kindOf, type Game } from '@marquee/contract/game.ts'
import { opensInPopup } from '@marquee/contract/popup-games.ts'
import { savesDataAtom } from '../../../platform/data-saving.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { useLongPress } from '../facts/use-long-press.ts'
import { FavouriteStar } from '../favourites/favourite-star.tsx'
import { Limits, Rtp } from './game-figures.tsx'
import { GameError } from './game-error.tsx'
import type { TileVariant } from './tile-variant.ts'
import styles from './game-tile.module.css'
import { useLobby } from '../lobby-context.ts'

interface GameTileProps {
  game: Game
  /** Name of the game's provider, shown under the title. */
  provider?: string | undefined
  /** Loads the picture at once; for the first row. */
  eager?: boolean
  variant?: TileVariant
  /** Whether the tile is in the tab order; a grid or shelf with arrow keys has one such tile. */
  tabStop?: boolean
}

/** A game as tile, cover or row, with its star. A long press opens the game's facts. */
export const GameTile = memo(function GameTile({
  game,
  provider,
  eager = false,
  variant = 'tile',
  tabStop = true,
}: GameTileProps) {
  const { t, i18n } = useLingui()
  const { play, openFacts } = useLobby()
  const [broken, setBroken] = useState(false)
  const title = textIn(game.game_title, i18n.locale)
  const closed = game.is_service === 0
  const isRow = variant === 'row'
  const limits = kindOf(game) === 'casino' && !closed ? game.limits : undefined
  const image = textIn(game.game_image, i18n.locale)
  // The cover without lettering is a smaller file, and the title is below the tile.
  const plain = useAtomValue(savesDataAtom) && variant === 'tile'
  const press = useLongPress(
    ({ currentTarget }) => play(game, currentTarget.getBoundingClientRect()),
    () => openFacts(game),
  )
  const cover = (
    <img
      src={isRow || plain ? (game.game_art ?? image) : image}
      alt=""
      width={300}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
    />
  )
  const opens = opensInPopup(game.id) && !closed ? t`Opens in a new window` : undefined
  // The button is described by its title.
  const button = { ...press, tabIndex: tabStop ? 0 : -1, title: opens }
  const windowMark = opens ? (
    <span className={styles.window} role="img" aria-label={opens}>
      <Icon path={icons.newWindow} size={14} />
    </span>
  ) : null
  const star = <FavouriteStar game={game} title={title} plain={isRow} tabStop={tabStop} />

  if (isRow) {
    return (
      <article className={styles.row} data-closed={closed || undefined}>
        <button type="button" {...button} className={styles.line}>
          <span className={styles.thumb}>{broken ? null : cover}</span>
          <span className={styles.text}>
            <span className={styles.name}>{title}</span>
            <span className={styles.detail} suppressHydrationWarning>
              {provider ? <span>{provider}</span> : null}
              {provider && (limits ?? game.rtp) !== undefined ? <span>{' · '}</span> : null}
              {limits ? <Limits {...limits} /> : game.rtp === undefined ? null : <Rtp rtp={game.rtp} />}
              {closed ? <span>{` · ${t`Unavailable`}`}</span> : null}
            </span>
          </span>
        </button>
        {windowMark}
        {star}
        <GameError id={game.id} className={styles.error} />
      </article>
    )
  }
  return (
    <article className={styles.tile} data-closed={closed || undefined}>
      <div className={styles.frame}>
        <button
          type="button"
          {...button}
          className={styles.art}
          aria-label={closed ? t`${title}, unavailable` : title}
        >
          {broken ? <span className={styles.lettering}>{title}</span> : cover}
          {closed ? <span className={styles.closed}>{t`Unavailable`}</span> : null}
        </button>
        {limits ? (
          <span className={styles.limits} suppressHydrationWarning>
            <Limits {...limits} />
          </span>
        ) : null}
        {windowMark}
        {star}
        <GameError id={game.id} className={styles.error} />
      </div>
      {variant === 'tile' ? (
        <div className={styles.below}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.meta} suppressHydrationWarning>
            {provider ?? (game.rtp === undefined ? '\u00a0' : <Rtp rtp={game.rtp} />)}
          </p>
        </div>
      ) : null}
    </article>
  )
})
