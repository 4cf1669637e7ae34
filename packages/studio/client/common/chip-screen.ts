import { fill } from '@marquee/contract/fill.ts'
import type { OpenedTable, TableSheet } from '../../shared/table-protocol.ts'
import type { CallResult } from './api.ts'
import { moreMoney, refillDemo, showShortOfFunds } from './common-notices.ts'
import type { Host } from './host.ts'
import { type Money, moneyOf } from './money.ts'
import type { Notice } from './notice.ts'
import type { Foot } from './stage-parts.ts'
import type { ChipRail } from '../tables/chip-rail.ts'

/** What tables and hands say alike when they are opened. */
type OpenedChips = Pick<OpenedTable, 'currency' | 'demo' | 'balance' | 'chips' | 'most'>

/** The state and the screen that tables and hands have in common. */
export interface ChipScreen<Opened extends OpenedChips = OpenedChips> {
  readonly sheet: Pick<TableSheet, 'words' | 'table'>
  readonly language: string
  readonly stage: Pick<Foot, 'showDemo'>
  readonly host: Host
  readonly notice: Notice
  readonly rail: ChipRail
  readonly api: { refill(): Promise<CallResult<{ readonly balance: number | null }>> }
  /** Formats amounts; bare figures until the game is opened. */
  money: Money
  /** The studio's response to the opening of the game; `undefined` before, and after the session has ended. */
  opened: Opened | undefined
  /** Minor units. */
  balance: number
  setBalance(balance: number): void
  /** Brings the screen in line with the state. */
  draw(): void
}

/** Shows what the studio sent when the game was opened. */
export function showOpened<Opened extends OpenedChips>(screen: ChipScreen<Opened>, opened: Opened): void {
  const { host, notice, rail, sheet, stage } = screen
  notice.clear()
  screen.opened = opened
  screen.balance = opened.balance
  screen.money = moneyOf(opened, screen.language, sheet.words)
  if (opened.demo) stage.showDemo()
  // A win may have been paid since the request of the app around the frame.
  else host.send({ type: 'balance', amount: opened.balance })
  rail.show(opened.chips, screen.money)
  host.send({ type: 'ready' })
}

/** Says that more may not lie on the table. */
export const limitText = ({ sheet, money, opened }: ChipScreen): string =>
  fill(sheet.table.limitReached, { most: money.full(opened?.most ?? 0) })

/**
 * Says that the balance does not reach, and offers the way to more.
 *
 * @param mayRefill whether the studio gives a guest new demo money now
 * @param end called with the code of a session that turned out to be over
 */
export function showShortFunds(screen: ChipScreen, mayRefill: boolean, end: (code: string) => void): void {
  const { api, host, notice, sheet } = screen
  const context = { notice, host, words: sheet.words }
  const refilled = (balance: number) => {
    screen.setBalance(balance)
    screen.draw()
  }
  const refill = mayRefill ? () => void refillDemo(api, notice, { end, refilled }) : undefined
  showShortOfFunds(
    context,
    screen.money,
    screen.balance,
    moreMoney(context, screen.opened?.demo === true, refill),
  )
}
