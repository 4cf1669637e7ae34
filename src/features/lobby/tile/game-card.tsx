import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Game } from '@marquee/contract/game.ts'
import { textIn } from '@marquee/contract/localized.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { Picture } from '../../../ui/picture.tsx'
import styles from './game-card.module.css'

interface GameCardProps {
  game: Game
  /** Name of the game's provider, under its title. */
  provider: string | undefined
  /** The last line of the card. */
  children: ReactNode
  tabStop: boolean
  play: (game: Game, from: DOMRect) => void
}

/** A wide card of a shelf: a game's cover with one more line about it. A click opens the game. */
export function GameCard({ game, provider, children, tabStop, play }: GameCardProps) {
  const { i18n } = useLingui()
  return (
    <button
      type="button"
      className={styles.card}
      tabIndex={tabStop ? 0 : -1}
      onClick={(event) => play(game, event.currentTarget.getBoundingClientRect())}
    >
      <Picture
        src={game.game_art ?? textIn(game.game_image, i18n.locale)}
        className={styles.art}
        fallback={<span className={styles.art} />}
      />
      <span className={styles.text}>
        <span className={styles.title}>{textIn(game.game_title, i18n.locale)}</span>
        <span className={styles.when}>{provider}</span>
        <span className={styles.when}>{children}</span>
      </span>
      <span className={styles.go}>
        <Icon path={icons.play} size={15} filled />
      </span>
    </button>
  )
}
