import type { OpenedTable, TableSheet, TableView } from '../../shared/table-protocol.ts'
import type { ChipScreen } from '../common/chip-screen.ts'
import type { Host } from '../common/host.ts'
import { write } from '../common/element.ts'
import { type ChipWin, createChipWin } from '../common/chip-win.ts'
import { moneyIn } from '../common/money.ts'
import type { Notice } from '../common/notice.ts'
import type { Opening } from '../common/opening.ts'
import { createChipRail } from './chip-rail.ts'
import type { Clock } from './clock.ts'
import { createOwnBets, type OwnBets } from './own-bets.ts'
import type { Layout, LayoutInput } from './layout.ts'
import type { Spots } from './spots.ts'
import type { TableApi } from './table-api.ts'
import type { TableStage } from './table-stage.ts'

/** What the page of a table is made of before its session is opened. */
export interface TableInput extends Opening<TableSheet> {
  readonly stage: TableStage
  readonly spots: Spots
  readonly nameOf: (spot: string) => string
  readonly resultName: (result: readonly number[]) => string
  readonly layout: Layout
  readonly api: TableApi
  /** Fills in what the layout's buttons do, and where it says something. */
  readonly onScreen: (screen: Pick<LayoutInput, 'put' | 'announce'>) => void
}

/** What the parts of a running table share: its state and its screen. */
export interface TableScreen
  extends Omit<TableInput, 'onScreen'>, Omit<ChipScreen<OpenedTable>, keyof TableInput> {
  readonly clock: Clock
  readonly bets: OwnBets
  readonly win: ChipWin
  view: TableView | undefined
  /** The round whose result is shown; empty while none is. */
  revealed: string
  /** The last round of which the player has seen the result. */
  lastRound: string | undefined
  isOver: boolean
  /** Whether a bet is taken now. */
  canBet(): boolean
  /** Whether the result behind the balance was shown. */
  isResultShown(): boolean
  /** Says something to screen readers only. */
  speak(text: string): void
  /** Says something in the line above the chips for a while, and `spoken` to screen readers; `''` shows nothing there. */
  announce(text: string, spoken?: string): void
  /** Says how a round ended; it stays to be read until a while after the next one has begun. */
  announceResult(text: string, spoken: string): void
  /** The next round has begun. */
  letResultGo(): void
  /** Hides the message: the result of the last round is not shown beside a wheel that turns for the next one. */
  clearMessage(): void
}

const messageMs = 4_000

/** Whether no browser is putting a value into the salt of the table's chain: until then a round runs its whole time. */
function isSaltReady(view: TableView | undefined): boolean {
  if (view === undefined) return false
  const { phase, contributions } = view.salt
  return phase === 'fixed' || (phase === 'open' && contributions.every(([, value]) => value !== null))
}

/** Builds what the parts share. */
export function createTableScreen(input: TableInput, host: Host, notice: Notice, clock: Clock): TableScreen {
  const { stage, sheet, spots, layout } = input
  const bets = createOwnBets()
  const rail = createChipRail(stage.chips, sheet.table, (chip) => {
    host.send({ type: 'stake', amount: chip })
    screen.draw()
  })
  let isBusy = false
  let quiet: ReturnType<typeof setTimeout> | undefined

  function letGo() {
    clearTimeout(quiet)
    quiet = setTimeout(() => (stage.message.textContent = ''), messageMs)
  }

  function showMessage(text: string, spoken: string) {
    clearTimeout(quiet)
    screen.win.clear()
    stage.message.textContent = text
    if (spoken !== '') screen.speak(spoken)
  }

  const isInRound = () =>
    bets.total() > 0 && screen.view !== undefined && screen.revealed !== screen.view.round.id

  /** The app around the frame does not show the operator's balance in a round: it would reveal a result that is still being drawn. */
  function reportRound() {
    const busy = isInRound()
    if (busy !== isBusy) host.send({ type: busy ? 'busy' : 'idle' })
    isBusy = busy
  }

  const screen: TableScreen = {
    ...input,
    host,
    notice,
    clock,
    bets,
    win: createChipWin(stage, sheet, input.still),
    rail,
    money: moneyIn(input.language),
    opened: undefined,
    view: undefined,
    balance: 0,
    revealed: '',
    lastRound: undefined,
    isOver: false,

    canBet: () => !screen.isOver && screen.view !== undefined && clock.isOpen(),
    isResultShown: () =>
      screen.view === undefined ||
      screen.view.round.result === null ||
      screen.revealed === screen.view.round.id,

    setBalance(next) {
      if (next === screen.balance) return
      screen.balance = next
      // The app must know of the round before a stake leaves the balance for it.
      if (isInRound()) reportRound()
      // The app around a frame shows the player's money, which demo money never changes.
      if (screen.opened?.demo === false) host.send({ type: 'balance', amount: next })
    },

    speak: (text) => void (stage.voice.textContent = text),

    announce(text, spoken = text) {
      showMessage(text, spoken)
      letGo()
    },

    announceResult: showMessage,
    letResultGo: () => void screen.win.over().then(letGo),
    clearMessage: () => showMessage('', ''),

    draw() {
      const { money, opened, view } = screen
      const amounts = bets.amounts()
      // What a bet brought back must not be revealed before its result is shown.
      const backs = screen.revealed === '' ? new Map<string, number>() : bets.backs()
      spots.show(amounts, money, rail.colourOf)
      spots.pay(backs, money)
      layout.own?.({
        amounts,
        backs,
        chip: rail.chosen(),
        isOpen: screen.canBet(),
        money,
        colourOf: rail.colourOf,
      })
      write(stage.total, opened === undefined ? '–' : money.full(bets.total()))
      write(stage.balance, opened === undefined ? '–' : money.full(screen.balance))
      const open = screen.canBet()
      stage.root.classList.toggle('closed', !open)
      stage.felt.setAttribute('aria-disabled', String(!open))
      stage.start.hidden = view === undefined || view.players > 1
      stage.start.disabled = !open || bets.total() === 0 || !isSaltReady(view)
      stage.undo.disabled = !open || (bets.newest() === undefined && !bets.isWaiting())
      stage.repeat.disabled = !open || bets.total() > 0 || bets.last().length === 0
      stage.double.disabled = !open || bets.total() === 0
      reportRound()
    },
  }
  return screen
}
