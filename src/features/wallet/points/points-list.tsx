import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { withMinus } from '@marquee/contract/currency.ts'
import { useResourceList } from '../../../platform/query/use-resource.ts'
import { playerAtom } from '../../../session/player.ts'
import { useTab } from '../../../session/tab.ts'
import { userInfoAtom } from '../../../session/user-info.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Button } from '../../../ui/button.tsx'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { ListState } from '../../../ui/states/list-state.tsx'
import { DataAge } from '../../../ui/time/data-age.tsx'
import { OfflineLine } from '../../../ui/states/unreachable.tsx'
import { InquiryLink } from '../parts/inquiry-link.tsx'
import card from '../parts/card.module.css'
import { gameTitle } from '../parts/game-text.ts'
import { MoreButton } from '../parts/more-button.tsx'
import { siteDayText } from '../parts/site-day-text.ts'
import { RowSkeletons } from '../history/row-skeletons.tsx'
import { pointsDays } from './points-days.ts'
import styles from './points-list.module.css'
import { typeMessage } from '../requests/status-message.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { separator } from '../../../ui/separator.ts'

/** The player's points: a sum per day with the games in its details; from the cache while they cannot be fetched. */
export function PointsList() {
  const player = useAtomValue(playerAtom)
  return player === undefined ? null : <Days player={player} />
}

function Days({ player }: { player: string }) {
  const { t, i18n } = useLingui()
  const points = useAtomValue(userInfoAtom)?.info.points
  const list = useResourceList(pointsDays(useTab(), player))
  const { error, fetchedAt, isFromDevice, status } = list
  const days = isFromDevice && status === 'loading' ? undefined : list.data
  const newest = isFromDevice ? undefined : days?.[0]?.after
  const refetch = useEffectEvent(() => void list.refresh())
  useEffect(() => {
    if (newest !== undefined && points !== undefined && newest !== points) refetch()
  }, [newest, points])
  if (!days && !error) return <RowSkeletons />
  return (
    <section className={`${recipeClass('card')} ${card.card}`}>
      <h2 className={card.title}>
        <Trans>Points earned and converted</Trans>
      </h2>
      {!days && error?.code === 'OFFLINE_ERROR' ? (
        <OfflineLine />
      ) : !days && error ? (
        <ListState
          icon={icons.warning}
          title={t`The points could not be loaded.`}
          action={<Button busy={list.isFetching} onClick={() => void list.refresh()}>{t`Try again`}</Button>}
        >
          {i18n._(errorMessage(error))}
        </ListState>
      ) : days?.length === 0 ? (
        <p className={card.text}>
          <Trans>No points yet. You earn points with settled bets.</Trans>
        </p>
      ) : (
        <ul>
          {days?.map(({ day, amount, rows }, index) => (
            <li key={day} className={styles.day}>
              <details open={index === 0}>
                <summary className={styles.row}>
                  <Icon path={pageIcons.down} size={18} />
                  <chakra.time dateTime={day} flex="1" minW="0" fontWeight="650">
                    {siteDayText(day, i18n.locale, 'long')}
                  </chakra.time>
                  <Points amount={amount} />
                </summary>
                <chakra.ul ps="30px" pb="8px">
                  {rows.map((row) => (
                    <li key={`${row.type} ${row.game?.id}`} className={styles.row}>
                      <chakra.span flex="1" minW="0" fontWeight="650">
                        {row.game ? gameTitle(row.game, i18n.locale) : i18n._(typeMessage[row.type])}
                        <chakra.span textStyle="note" display="block" fontWeight="450" color="subText">
                          {row.game ? `${i18n._(typeMessage[row.type])}${separator}` : null}
                          <Plural value={row.count} one="# time" other="# times" />
                        </chakra.span>
                      </chakra.span>
                      <Points amount={row.amount} />
                      <InquiryLink about="points" id={row.id} label={t`Ask about these points`} />
                    </li>
                  ))}
                </chakra.ul>
              </details>
            </li>
          ))}
        </ul>
      )}
      {days && isFromDevice && fetchedAt ? (
        <p className={card.text}>
          <DataAge at={fetchedAt} />
        </p>
      ) : null}
      <MoreButton list={list} variant="quiet" />
    </section>
  )
}

/** A signed number of points. */
function Points({ amount }: { amount: number }) {
  const { i18n } = useLingui()
  const signed = new Intl.NumberFormat(i18n.locale, { signDisplay: 'exceptZero' })
  return (
    <span className={styles.amount} data-sign={Math.sign(amount)}>
      {withMinus(signed.format(amount))}
    </span>
  )
}
