import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Game, Provider } from '@marquee/contract/game.ts'
import { textIn } from '@marquee/contract/localized.ts'
import { isOfflineAtom } from '../../../platform/http/connection.ts'
import { savesDataAtom } from '../../../platform/data-saving.ts'
import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { rtpText } from '../../../ui/rtp-text.ts'
import { GameError } from '../tile/game-error.tsx'
import styles from './hero.module.css'
import { useLobby } from '../lobby-context.ts'
import { icons } from '../../../ui/icon/icons.ts'

interface HeroProps {
  /** `card` is a card within the page; `bleed` spans the full width. */
  variant?: 'card' | 'bleed'
  /**
   * Undefined while they are unknown. The first game is the hero; without one there is none. From 960 px the covers of the next
   * two fan out behind it.
   */
  games: readonly Game[] | undefined
  /** For the name of the game's provider. */
  providers: readonly Provider[]
}

/** The game that the operator features first, with its play button. Nothing where the operator features none. */
export function Hero({ variant = 'card', games, providers }: HeroProps) {
  const { t, i18n } = useLingui()
  const { play } = useLobby()
  const savesData = useAtomValue(savesDataAtom)
  const offline = useAtomValue(isOfflineAtom)
  const [game, ...others] = games ?? []
  if (!game) return games ? null : <div className={styles.hero} data-hero={variant} data-upright="" />
  const rtp = game.rtp === undefined ? undefined : rtpText(game.rtp, i18n.locale)
  const art = game.game_art ?? textIn(game.game_image, i18n.locale)
  const provider = providers.find((one) => one.id === game.provider_id)
  const name = provider ? textIn(provider.name ?? provider.title, i18n.locale) : undefined
  return (
    <section className={styles.hero} data-hero={variant} data-upright="" aria-labelledby="hero-title">
      {/* The background takes its colours from the game's picture, so it fits every theme. */}
      <Picture src={art} className={styles.ground} decoding="async" />
      <div className={styles.covers} aria-hidden="true">
        {(savesData ? [] : others.slice(0, 2)).map((other) => (
          <Picture
            key={other.id}
            src={other.game_art ?? textIn(other.game_image, i18n.locale)}
            className={styles.behind}
            loading="lazy"
          />
        ))}
        {/* Not lazy: it is the file of the background. */}
        <Picture src={art} className={styles.cover} decoding="async" />
      </div>
      <div className={styles.text}>
        <span className={styles.tag}>
          {t({ message: 'New today', comment: 'Tag on the game that the home page puts first' })}
        </span>
        <h2 id="hero-title" className={styles.title}>
          {textIn(game.game_title, i18n.locale)}
        </h2>
        {/* Browsers format figures differently from the prerendered page. */}
        <p className={styles.meta} suppressHydrationWarning>
          {rtp}
          <span className={styles.provider}>{rtp && name ? ` · ${name}` : name}</span>
        </p>
        <GameError id={game.id} className={styles.error} />
        <Button
          className={styles.play}
          icon={icons.play}
          // Not `disabled`: a click while offline shows why the game cannot start.
          aria-disabled={offline || undefined}
          onClick={(event) => play(game, event.currentTarget.getBoundingClientRect())}
        >
          {t({ message: 'Play', comment: 'Button that starts a game' })}
        </Button>
      </div>
    </section>
  )
}
