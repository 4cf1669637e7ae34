import { useLingui } from '@lingui/react/macro'
import { memo, type MouseEvent } from 'react'
import { textIn } from '../../contract/localized.ts'
import { kindOf, type Game } from '../../contract/game.ts'
import { FavouriteStar } from './favourite-star.tsx'
import styles from './game-tile.module.css'
import { useLobby } from './lobby-context.ts'

interface GameTileProps {
  game: Game
  /** Name of its provider, shown under the title. */
  provider?: string | undefined
  /** The first row loads its pictures at once. */
  eager?: boolean
}

/** A game's cover with its star, title and provider. The star never launches the game. */
export const GameTile = memo(function GameTile({ game, provider, eager = false }: GameTileProps) {
  const { t, i18n } = useLingui()
  const { play } = useLobby()
  const title = textIn(game.game_title, i18n.locale)
  const closed = game.is_service === 0
  const live = kindOf(game) === 'casino'
  const start = (event: MouseEvent<HTMLElement>) => play(game, event.currentTarget.getBoundingClientRect())
  return (
    <article className={styles.tile} data-closed={closed || undefined}>
      <div className={styles.frame}>
        <button
          type="button"
          className={styles.art}
          onClick={start}
          aria-label={closed ? t`${title}, out of service` : title}
        >
          <img
            src={textIn(game.game_image, i18n.locale)}
            alt=""
            width={300}
            height={400}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            draggable={false}
          />
          {closed ? <span className={styles.closed}>{t`Out of service`}</span> : null}
          {live && game.limits && !closed ? (
            <span className={styles.live}>
              <Limits min={game.limits.min} max={game.limits.max} />
            </span>
          ) : null}
        </button>
        <FavouriteStar game={game} title={title} />
      </div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.meta}>
        {provider ?? (game.rtp === undefined ? <>&nbsp;</> : <Rtp rtp={game.rtp} />)}
      </p>
    </article>
  )
})

function Rtp({ rtp }: { rtp: number }) {
  const { i18n } = useLingui()
  const share = new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 1 }).format(
    rtp / 100,
  )
  return <>RTP {share}</>
}

function Limits({ min, max }: { min: number; max: number }) {
  const { i18n } = useLingui()
  const short = new Intl.NumberFormat(i18n.locale, { notation: 'compact', maximumFractionDigits: 1 })
  return <>{short.formatRange(min, max)}</>
}
