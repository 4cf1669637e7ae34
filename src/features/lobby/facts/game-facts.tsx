import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { type Game, kindOf } from '@marquee/contract/game.ts'
import { textIn } from '@marquee/contract/localized.ts'
import { currencyAtom } from '../../../platform/config/site-config.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { MoneyAmount } from '../../../ui/money/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { providersAtom } from '../catalogue/provider-list.ts'
import { FavouriteStar } from '../favourites/favourite-star.tsx'
import { useVolatilityLabel } from '../filters/filter-fields.tsx'
import { useLobby } from '../lobby-context.ts'
import styles from './game-facts.module.css'
import { useCloseFacts } from './close-facts.ts'

interface GameFactsProps {
  game: Game
  /** Further ways to open the game, beside playing it. */
  actions?: ReactNode
}

interface Fact {
  readonly term: string
  readonly value: ReactNode
}

/** A sheet with the facts that the operator sends about a game. */
export function GameFacts({ game, actions }: GameFactsProps) {
  const { t, i18n } = useLingui()
  const { play } = useLobby()
  const close = useCloseFacts()
  const title = textIn(game.game_title, i18n.locale)
  const facts = useFacts(game)
  const closed = game.is_service === 0
  return (
    <Modal
      title={title}
      isEntry
      onClose={() => void close()}
      foot={
        <div className={styles.foot}>
          <FavouriteStar plain game={game} title={title} />
          {actions}
          <Button wide disabled={closed} onClick={() => void close().then(() => play(game))}>
            <Icon path={icons.play} size={20} filled />
            {closed ? <Trans>Unavailable</Trans> : <Trans comment="Button that starts a game">Play</Trans>}
          </Button>
        </div>
      }
    >
      <div className={styles.facts}>
        <Picture
          className={styles.cover}
          src={textIn(game.game_image, i18n.locale)}
          alt={t({ message: `Cover of ${title}`, comment: 'Describes the picture of a game' })}
          width={300}
          height={400}
        />
        <dl className={styles.list}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Modal>
  )
}

function useFacts(game: Game): Fact[] {
  const { t, i18n } = useLingui()
  const currency = useAtomValue(currencyAtom)
  const volatilities = useVolatilityLabel()
  const provider = useAtomValue(providersAtom).find(({ id }) => id === game.provider_id)
  const { rtp, volatility, lines, ways, cluster, free_spins: freeSpins, max_win: largest, limits } = game
  const number = new Intl.NumberFormat(i18n.locale)
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 2 })
  const facts: Fact[] = []
  const add = (term: string, value: ReactNode) => facts.push({ term, value })
  if (provider) {
    const term = t({ message: 'Provider', comment: 'The company that makes a game' })
    add(term, textIn(provider.name ?? provider.title, i18n.locale))
  }
  if (rtp !== undefined) add(t`Return to player (RTP)`, percent.format(rtp / 100))
  if (volatility && kindOf(game) === 'slots')
    add(
      t({ message: 'Volatility', comment: 'How widely the results of a game swing' }),
      volatilities[volatility],
    )
  if (lines !== undefined)
    add(t({ message: 'Lines', comment: 'Number of lines of a slot on which it pays' }), number.format(lines))
  if (ways !== undefined)
    add(t({ message: 'Ways', comment: 'Number of ways in which a slot pays' }), number.format(ways))
  if (cluster !== undefined) {
    const least = number.format(cluster)
    const value = t({ message: `${least} or more`, comment: 'Equal symbols of a slot that touch and pay' })
    add(t({ message: 'Clusters', comment: 'Equal symbols of a slot that touch and pay' }), value)
  }
  if (freeSpins !== undefined) {
    const most = number.format(freeSpins)
    const value = t({ message: `up to ${most}`, comment: 'Free spins that a round of a slot begins' })
    add(t({ message: 'Free spins', comment: 'Free spins that a round of a slot begins' }), value)
  }
  if (largest !== undefined) {
    const times = number.format(largest)
    const value = t({ message: `${times} times the stake`, comment: 'The largest win of a round of a game' })
    add(t({ message: 'Maximum win', comment: 'The largest win of a round of a game' }), value)
  }
  if (limits) {
    const value = (
      <>
        <MoneyAmount amount={limits.min} currency={currency} /> –{' '}
        <MoneyAmount amount={limits.max} currency={currency} />
      </>
    )
    add(t({ message: 'Stakes', comment: 'The least and the largest stake of a game' }), value)
  }
  return facts
}
