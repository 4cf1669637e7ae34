import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GameRound, PlaySum } from '@marquee/contract/rounds.ts'
import { useTab } from '../../../session/tab.ts'
import { figuresOf } from '../parts/figures.ts'
import { currencyUnit } from '../../../ui/money/currency-unit.ts'
import { gameTitle, providerName } from '../parts/game-text.ts'
import { useSite } from '../parts/site.ts'
import { useMedia, WIDE } from '../../../ui/use-media.ts'
import { nearTime } from '../requests/near-time.ts'
import styles from './bets.module.css'
import { separator } from '../../../ui/separator.ts'

/** A round in one line. */
export function RoundRow({ round, onOpen }: { round: GameRound; onOpen: () => void }) {
  const { i18n } = useLingui()
  const { clock } = useTab()
  const { zone } = useSite()
  const { game, date, staked, won, returned } = round
  const provider = providerName(game, i18n.locale)
  const time = nearTime(Date.parse(date), clock.now(), i18n.locale, zone)
  return (
    <PlayRow
      title={gameTitle(game, i18n.locale)}
      note={
        <>
          {provider ? `${provider}${separator}` : null}
          <time dateTime={date}>{time}</time>
        </>
      }
      staked={staked - returned}
      won={won}
      isVoid={returned > 0 && returned === staked}
      onOpen={onOpen}
    />
  )
}

/** A game or session with the sums of its rounds in one line. */
export function SumRow({ sum, onOpen }: { sum: PlaySum; onOpen: () => void }) {
  const { i18n } = useLingui()
  const { clock } = useTab()
  const { games, from, to, rounds: count, staked, won } = sum
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const { zone } = useSite()
  const format = new Intl.DateTimeFormat(i18n.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  })
  const titles = games.map((game) => gameTitle(game, i18n.locale))
  const names = titles.join(', ')
  const isGame = !sum.id.includes('-')
  return (
    <PlayRow
      title={isGame ? names : format.formatRange(first, last)}
      note={
        <>
          <Plural value={count} one="# round" other="# rounds" />
          {separator}
          {isGame ? <time dateTime={to}>{nearTime(last, clock.now(), i18n.locale, zone)}</time> : names}
        </>
      }
      staked={staked}
      won={won}
      isVoid={false}
      onOpen={onOpen}
    />
  )
}

interface PlayRowProps {
  title: string
  note: ReactNode
  staked: number
  won: number
  isVoid: boolean
  onOpen: () => void
}

/** Headings above the rows of wide windows. Each figure has its heading for screen readers, so these are for the eye. */
export function PlayHead({ title }: { title: ReactNode }) {
  const { t, i18n } = useLingui()
  const { currency } = useSite()
  const unit = currencyUnit(currency, i18n.locale)
  if (!useMedia(WIDE)) return null
  return (
    <p className={`${styles.row} ${styles.head}`} aria-hidden="true">
      <span className={styles.first}>{title}</span>
      {[t`Staked`, t`Won`, t`Net result`].map((name) => (
        <span key={name} className={styles.figure}>
          {name} ({unit})
        </span>
      ))}
    </p>
  )
}

/** A line with stake, win and net result. The whole line can be clicked. */
function PlayRow({ onOpen, ...cells }: PlayRowProps) {
  return (
    <li>
      <button type="button" className={styles.row} onClick={onOpen}>
        <PlayCells {...cells} />
      </button>
    </li>
  )
}

function PlayCells({ title, note, staked, won, isVoid }: Omit<PlayRowProps, 'onOpen'>) {
  const { t, i18n } = useLingui()
  const { currency } = useSite()
  const figures = figuresOf(currency, i18n.locale)
  const wide = useMedia(WIDE)
  return (
    <>
      <chakra.span flex="1 1 9em" display="grid" minW="0">
        <chakra.b fontSize="0.9375rem" lineHeight="1.4" fontWeight="650" overflowWrap="anywhere">
          {title}
        </chakra.b>
        <chakra.span textStyle="note" color="subText">
          {note}
        </chakra.span>
      </chakra.span>
      {wide ? (
        <>
          <span className={styles.figure}>
            {isVoid ? (
              <Trans>Bet returned</Trans>
            ) : (
              <>
                <span className="visually-hidden">{t`Staked`} </span>
                {figures.plain(staked)}
              </>
            )}
          </span>
          <span className={styles.figure}>
            <span className="visually-hidden">{t`Won`} </span>
            {figures.plain(won)}
          </span>
        </>
      ) : null}
      <chakra.span className={wide ? styles.figure : undefined} display="grid" ms="auto" textAlign="end">
        {wide ? <span className="visually-hidden">{t`Net result`} </span> : null}
        <span className={styles.net} data-sign={Math.sign(won - staked)}>
          {figures.signed(won - staked)}
        </span>
        {wide ? null : (
          <chakra.span textStyle="note" color="subText">
            {isVoid ? (
              <Trans>Bet returned</Trans>
            ) : (
              <>
                {figures.plain(staked)} → {figures.plain(won)}
              </>
            )}
          </chakra.span>
        )}
      </chakra.span>
    </>
  )
}
