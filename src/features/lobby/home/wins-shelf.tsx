import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { RecentWin } from '@marquee/contract/highlight-endpoints.ts'
import type { Game } from '@marquee/contract/game.ts'
import { currencyAtom } from '../../../platform/config/site-config.ts'
import { MoneyAmount } from '../../../ui/money/money.tsx'
import { useLobby } from '../lobby-context.ts'
import { Shelf } from '../shelf/shelf.tsx'
import { GameCard } from '../tile/game-card.tsx'
import styles from './wins-shelf.module.css'

interface WinsShelfProps {
  wins: readonly RecentWin[]
  providerOf: (game: Game) => string | undefined
}

/** The largest recent wins, one for each game, without the names of the players. */
export function WinsShelf({ wins, providerOf }: WinsShelfProps) {
  const { t } = useLingui()
  const { play } = useLobby()
  const currency = useAtomValue(currencyAtom)
  return (
    <Shelf
      id="wins"
      title={t({
        message: 'Recent big wins',
        comment: 'Title of a row of games with the sum that somebody won',
      })}
      widths="236-272"
      items={wins.map(({ game, amount }) => ({
        id: game.id,
        render: (tabStop) => (
          <GameCard game={game} provider={providerOf(game)} tabStop={tabStop} play={play}>
            <b className={styles.amount}>
              <MoneyAmount amount={amount} currency={currency} />
            </b>
          </GameCard>
        ),
      }))}
    />
  )
}
