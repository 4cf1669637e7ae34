import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { textIn } from '@marquee/contract/localized.ts'
import { roundEndpoints } from '@marquee/contract/round-endpoints.ts'
import type { RoundDetail } from '@marquee/contract/rounds.ts'
import { offersAtom } from '../../platform/config/offers.ts'
import { currencyAtom } from '../../platform/config/site-config.ts'
import { dataOf } from '../../platform/query/call-error.ts'
import type { ValueQuery } from '../../platform/query/queries.ts'
import { useResource } from '../../platform/query/use-resource.ts'
import { playerAtom } from '../../session/player.ts'
import { type Tab, useTab } from '../../session/tab.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { pageIcons } from '../../ui/icon/page-icons.ts'
import { MoneyAmount } from '../../ui/money/money.tsx'
import { SiteTime } from '../../ui/time/site-time.tsx'
import styles from './fairness-page.module.css'
import { separator } from '../../ui/separator.ts'

interface OwnRoundProps {
  /** The round's id in the operator's books, which at a table is not the proof's. */
  id: string
  game: string
}

/** The round of a proof as the operator has it in the player's history; nothing for visitors and for a round that is another's. */
export function OwnRound({ id, game }: OwnRoundProps) {
  const player = useAtomValue(playerAtom)
  const hasRounds = useAtomValue(offersAtom)('rounds')
  return player === undefined || !hasRounds ? null : <Facts player={player} id={id} game={game} />
}

function Facts({ player, id, game }: OwnRoundProps & { player: string }) {
  const { i18n } = useLingui()
  const currency = useAtomValue(currencyAtom)
  const { data } = useResource(roundInHistory(useTab(), player, id, game))
  if (!data) return null
  return (
    <section className={styles.own}>
      <h2>{textIn(data.game.title, i18n.locale)}</h2>
      <p>
        <SiteTime at={Date.parse(data.date)} format={{ dateStyle: 'medium', timeStyle: 'medium' }} />
        {separator}
        <Trans comment="The stake of a round, in a line about it">
          Stake <MoneyAmount amount={data.staked} currency={currency} />
        </Trans>
        {separator}
        <Trans comment="The win of a round, in a line about it">
          Win <MoneyAmount amount={data.won} currency={currency} />
        </Trans>
      </p>
      <Link
        to="/wallet/history"
        search={{ tab: 'bets', round: id, of: data.game.id }}
        className={recipeClass('button', { variant: 'quiet' })}
      >
        <Icon path={pageIcons.list} size={20} />
        <Trans comment="Link from a verified round to the same round in the list of the player's bets">
          Show in your history
        </Trans>
      </Link>
    </section>
  )
}

function roundInHistory({ http }: Tab, player: string, id: string, game: string): ValueQuery<RoundDetail> {
  return queryOptions({
    queryKey: [player, 'verified_round', id, game],
    queryFn: ({ signal }) =>
      dataOf(http.call(roundEndpoints.round, { params: { id }, query: { game }, signal })),
  })
}
