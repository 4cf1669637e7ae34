import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { HistoryRow } from '@marquee/contract/wallet.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Sum } from '../../../ui/money/sum.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons, type IconPath } from '../../../ui/icon/icons.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { currencyUnit } from '../../../ui/money/currency-unit.ts'
import { InquiryLink } from '../parts/inquiry-link.tsx'
import { type FigureFormats, figuresOf } from '../parts/figures.ts'
import { gameTitle, providerName } from '../parts/game-text.ts'
import { siteDayText } from '../parts/site-day-text.ts'
import { useSite } from '../parts/site.ts'
import { typeMessage } from '../requests/status-message.ts'
import { groupByDay } from './day-groups.ts'
import { RowSkeletons } from './row-skeletons.tsx'
import styles from './transaction-table.module.css'
import { separator } from '../../../ui/separator.ts'

interface TransactionTableProps {
  /** Newest first. */
  rows: readonly HistoryRow[]
  /** IANA zone of the days. */
  zone: string
  /** Whether no older rows follow. */
  complete: boolean
  /** Whether rows of all types are shown, so that the days have a net result. */
  isUnfiltered: boolean
  /** Opens the round of a row; rows cannot be clicked without it. */
  onOpen?: ((row: HistoryRow) => void) | undefined
}

/** The table, or its placeholder while the rows load, so that its code and the rows load at the same time. */
export function TransactionRows({
  rows,
  ...props
}: Omit<TransactionTableProps, 'rows'> & { rows: readonly HistoryRow[] | undefined }) {
  return rows ? <TransactionTable rows={rows} {...props} /> : <RowSkeletons />
}

/** Widest window, px, in which a row has a third line (`transaction-table.module.css`). */
const NARROW = '(max-width: 479.9px)'

const iconOf: Record<HistoryRow['type'], IconPath> = {
  opening: icons.wallet,
  deposit: pageIcons.deposit,
  withdraw: pageIcons.withdraw,
  withdraw_return: pageIcons.deposit,
  bet: pageIcons.slot,
  win: icons.star,
  rollback: pageIcons.refresh,
  point_conversion: pageIcons.swap,
  points_earned: pageIcons.plus,
  points_returned: pageIcons.refresh,
  adjustment: pageIcons.edit,
  unknown: icons.info,
}

/** The columns of spec §2 with headings of days. Only rows near the viewport are in the document, because there may be 100,000. */
export function TransactionTable({ rows, zone, complete, isUnfiltered, onOpen }: TransactionTableProps) {
  const { t, i18n } = useLingui()
  const { currency } = useSite()
  const language = i18n.locale
  const items = useMemo(() => groupByDay(rows, zone, complete), [rows, zone, complete])
  const figures = useMemo(() => figuresOf(currency, language), [currency, language])
  const time = useMemo(
    () => new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: zone }),
    [language, zone],
  )
  const narrow = useMedia(NARROW)
  const container = useRef<HTMLDivElement>(null)
  const offset = usePageOffset(container)
  // oxlint-disable-next-line react/incompatible-library -- the app is built without the React compiler
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => {
      const item = items[index]
      if (item?.kind === 'day') return 44
      return (narrow ? 82 : 64) + (item?.row.game ? 18 : 0)
    },
    getItemKey: (index) => {
      const item = items[index]
      return item?.kind === 'row' ? item.row.id : (item?.day ?? index)
    },
    overscan: 12,
    scrollMargin: offset,
  })
  const unit = currencyUnit(currency, language)
  return (
    <div
      role="table"
      aria-label={t`Transactions`}
      aria-rowcount={complete ? items.length + 1 : -1}
      aria-colcount={8}
      className={`${recipeClass('card')} ${styles.table}`}
    >
      <div role="rowgroup">
        <div role="row" aria-rowindex={1} className={`${styles.columns} ${styles.head}`}>
          <span role="columnheader">
            <Trans comment="Number of a transaction">Number</Trans>
          </span>
          <span role="columnheader">
            <Trans>Username</Trans>
          </span>
          <span role="columnheader" className={styles.typeHead}>
            <Trans comment="What moved the money">Type</Trans>
          </span>
          <span role="columnheader">
            <Trans comment="Column; the currency's sign follows">Amount</Trans> ({unit})
          </span>
          <span role="columnheader">
            <Trans comment="Balance before a transaction">Balance before</Trans>
          </span>
          <span role="columnheader">
            <Trans comment="Balance after a transaction">Balance after</Trans>
          </span>
          <span role="columnheader">
            <Trans>Date</Trans>
          </span>
          {/* Some screen readers ignore `aria-label` on a header, so its text is hidden visually. */}
          <span role="columnheader">
            <span className="visually-hidden">
              {t({ message: 'Ask', comment: 'Column of links to an inquiry' })}
            </span>
          </span>
        </div>
      </div>
      <div
        ref={container}
        role="rowgroup"
        className={styles.rows}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index]
          if (!item) return null
          return (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              role="row"
              aria-rowindex={index + 2}
              className={item.kind === 'day' ? styles.day : styles.columns}
              data-long={(item.kind === 'row' && isLong(item.row, figures)) || undefined}
              style={{ transform: `translateY(${start - offset}px)` }}
            >
              {item.kind === 'day' ? (
                <span role="cell" aria-colspan={8} className={styles.dayCell}>
                  <b>{siteDayText(item.day, language, 'long')}</b>
                  {item.net === undefined || !isUnfiltered ? null : (
                    <span>
                      <Trans>Net result</Trans>{' '}
                      <span data-sign={Math.sign(item.net)}>{figures.signed(item.net)}</span>
                    </span>
                  )}
                </span>
              ) : (
                <RowCells
                  row={item.row}
                  figures={figures}
                  type={i18n._(typeMessage[item.row.type])}
                  time={time.format(Date.parse(item.row.date))}
                  onOpen={onOpen}
                />
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** Distance of an element from the page's top, px; updated when content above the element changes its height. */
function usePageOffset(container: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const element = container.current
    if (!element) return undefined
    const measure = () => setOffset(Math.round(element.getBoundingClientRect().top + window.scrollY))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [container])
  return offset
}

/** Whether the amounts of a row are too long to be side by side in a narrow row. */
function isLong({ amount, before, after }: HistoryRow, { signed, plain }: FigureFormats): boolean {
  return [signed(amount), plain(before), plain(after)].some((figure) => figure.length > 12)
}

interface RowCellsProps {
  row: HistoryRow
  figures: FigureFormats
  type: string
  time: string
  onOpen?: ((row: HistoryRow) => void) | undefined
}

function RowCells({ row, figures, type, time, onOpen }: RowCellsProps) {
  const { t, i18n } = useLingui()
  const game = row.game && [gameTitle(row.game, i18n.locale), providerName(row.game, i18n.locale)]
  const what = (
    <>
      {type}
      {game === undefined ? null : (
        <chakra.span
          textStyle="note"
          display="block"
          fontWeight="450"
          color="subText"
          overflowWrap="anywhere"
        >
          {game.filter(Boolean).join(separator)}
        </chakra.span>
      )}
    </>
  )
  return (
    <>
      <span role="cell" className={styles.id}>
        {row.id}
      </span>
      <span role="cell" className={styles.user}>
        {row.username}
      </span>
      <span role="cell" className={styles.type}>
        <span className={styles.disc}>
          <Icon path={iconOf[row.type]} size={18} />
        </span>
        {row.round === undefined || !onOpen ? (
          <span className={styles.what}>{what}</span>
        ) : (
          <button type="button" className={`${styles.what} ${styles.open}`} onClick={() => onOpen(row)}>
            {what}
          </button>
        )}
      </span>
      <span role="cell" className={styles.amount} data-sign={Math.sign(row.amount)}>
        <Sum text={figures.signed(row.amount)} />
      </span>
      <span role="cell" className={styles.before}>
        {figures.plain(row.before)}
      </span>
      <span role="cell" className={styles.after}>
        {figures.plain(row.after)}
      </span>
      <span role="cell" className={styles.date}>
        <time dateTime={row.date}>{time}</time>
      </span>
      <span role="cell" className={styles.ask}>
        {row.round === undefined ? (
          <InquiryLink about="transaction" id={row.id} label={t`Ask about transaction ${row.id}`} />
        ) : (
          <InquiryLink about="round" id={row.round} label={t`Ask about the round of transaction ${row.id}`} />
        )}
      </span>
    </>
  )
}
