/* A long file: the run of a table is one state, which its functions share. */

import { fill } from '../../../../src/contract/fill.ts'
import type { OpenedTable, TableSheet, TableUpdate, TableView } from '../../table-protocol.ts'
import type { Answer } from '../api.ts'
import { delay } from '../delay.ts'
import { connectHost } from '../host.ts'
import { demoMoneyIn, moneyIn } from '../money.ts'
import { createNotice, type NoticeAction } from '../notice.ts'
import { followOverGame } from '../over-game.ts'
import { openPersistently } from '../persistent-calls.ts'
import type { Sound } from '../sound.ts'
import { createChipRail } from './chip-rail.ts'
import { createClock } from './clock.ts'
import type { Layout } from './layout.ts'
import { createOwnBets } from './own-bets.ts'
import type { Spots } from './spots.ts'
import { openBetList, openRules } from './table-sheets.ts'
import type { Chip, TableApi } from './table-api.ts'
import type { TableStage } from './table-stage.ts'

export interface TableInput {
  readonly sheet: TableSheet
  readonly token: string
  readonly language: string
  readonly origins: readonly string[]
  readonly stage: TableStage
  readonly spots: Spots
  readonly nameOf: (spot: string) => string
  readonly resultName: (result: readonly number[]) => string
  readonly layout: Layout
  readonly api: TableApi
  readonly sound: Sound
  /** Fills in what the layout's presses do. */
  readonly onPress: (press: (spots: readonly string[]) => void) => void
}

/** A result that has been known for longer than this, ms, is shown without the draw. */
const lateMs = 4_500
const retryMs = 800
/** A stake that is not answered is asked about until the round is long over, ms. */
const giveUpMs = 60_000
const saidMs = 4_000
const largeWin = 10

/** Runs a table from the opening of its session; it ends with the page. */
export async function runTable(input: TableInput): Promise<void> {
  const { sheet, language, stage, spots, layout, api, sound } = input
  const { words, table: said } = sheet
  const bets = createOwnBets()
  const notice = createNotice(stage.window, stage.allBets)
  const clock = createClock(stage, said)
  let money = moneyIn(language)
  let opened: OpenedTable | undefined
  let view: TableView | undefined
  let balance = 0
  let shownRound = ''
  let revealed = ''
  let revealing = ''
  /** The round whose result the player had in view. */
  let watched = ''
  let isPaused = false
  /** The balance that the studio heard last. */
  let held: number | null = null
  let isOver = false
  let isBusy = false
  let quiet: ReturnType<typeof setTimeout> | undefined

  const host = connectHost(input.origins, (message) => {
    if (message.type === 'sound') sound.turn(message.on)
    else if (message.type === 'stake') rail.choose(message.amount)
    else if (message.type === 'refresh') void refresh()
    else if (message.type === 'back') closeOverGame()
    else if (message.type === 'pause') isPaused = true
    else if (message.type === 'resume') {
      isPaused = false
      noteWatched()
    }
  })
  const closeOverGame = followOverGame(stage.root, host)
  const rail = createChipRail(stage.chips, said, (chip) => host.send({ type: 'stake', amount: chip }))
  const canBet = () => !isOver && view !== undefined && clock.isOpen()

  function speak(text: string) {
    stage.voice.textContent = text
  }

  function tell(text: string, spoken = true) {
    stage.said.textContent = text
    if (spoken) speak(text)
    clearTimeout(quiet)
    quiet = setTimeout(() => (stage.said.textContent = ''), saidMs)
  }

  function draw() {
    spots.show(bets.amounts(), money, rail.colourOf)
    stage.total.textContent = opened === undefined ? '–' : money.full(bets.total())
    stage.balance.textContent = opened === undefined ? '–' : money.full(balance)
    const open = canBet()
    stage.root.classList.toggle('closed', !open)
    stage.felt.setAttribute('aria-disabled', String(!open))
    stage.undo.disabled = !open || (bets.newest() === undefined && !bets.isWaiting())
    stage.repeat.disabled = !open || bets.total() > 0 || bets.last().length === 0
    const busy = bets.total() > 0 && view?.round.result === null
    if (busy !== isBusy) host.send({ type: busy ? 'busy' : 'idle' })
    isBusy = busy
  }

  function setBalance(next: number) {
    if (next === balance) return
    balance = next
    // The app around a frame shows the player's money, which demo money never changes.
    if (opened?.demo === false) host.send({ type: 'balance', amount: next })
  }

  const open = () => api.open(input.token, sheet.id)

  /** Whether the balance says nothing that the table has not shown yet. */
  const isTold = () => view === undefined || view.round.result === null || revealed === view.round.id

  async function refresh() {
    const answer = await open()
    if (answer.kind !== 'data') return
    if (isTold() && !bets.isWaiting()) setBalance(answer.data.balance)
    tellMissed(answer.data.missed)
    draw()
  }

  function end(code: string) {
    isOver = true
    opened = undefined
    clock.stop()
    draw()
    host.send({ type: 'error', code })
    const leave: NoticeAction = { label: words.leave, act: () => host.send({ type: 'exit' }) }
    notice.show({ title: words.expiredTitle, text: words.expiredText, actions: host.framed ? [leave] : [] })
  }

  /** Asks until there is an answer: the key of a bet, or its id, makes repeating harmless. */
  async function insist<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
    for (const until = performance.now() + giveUpMs; ;) {
      const answer = await ask()
      const isUnclear = answer.kind === 'noAnswer' || (answer.kind === 'refused' && isPassing(answer.code))
      if (!isUnclear || performance.now() > until) return answer
      await delay(retryMs)
    }
  }

  async function place(chips: readonly Chip[]) {
    const round = view?.round.id
    if (round === undefined || opened === undefined) return
    if (!canBet()) return tell(said.betsClosed)
    const stake = chips.reduce((sum, { amount }) => sum + amount, 0)
    if (bets.total() + stake > opened.most)
      return tell(fill(said.limitReached, { most: money.full(opened.most) }))
    if (balance < stake) return shortOfFunds()
    const key = crypto.randomUUID()
    bets.press(key, chips)
    setBalance(balance - stake)
    sound.play('stop')
    if ('vibrate' in navigator) navigator.vibrate(8)
    draw()
    const answer = await insist(() => api.bet(key, round, chips))
    bets.drop(key)
    if (answer.kind === 'data') {
      const { bet, balance: left } = answer.data
      if (view?.round.id === round) bets.settle(bet)
      if (left !== null && !bets.isWaiting()) setBalance(left)
      if (bet.state === 'refused') refused(bet.refusal, stake, left)
      else if (bet.state === 'voided') tell(said.notTaken)
    } else {
      setBalance(balance + stake)
      if (answer.kind === 'refused') refusedCall(answer.code)
      else tell(words.offlineText)
    }
    draw()
  }

  function refused(why: string | null, stake: number, left: number | null) {
    if (left === null) setBalance(balance + stake)
    if (why === 'insufficient_funds') shortOfFunds()
    else tell(said.notAllowed)
  }

  function refusedCall(code: string) {
    if (code === 'session_expired') end(code)
    else if (code === 'table_limit') tell(fill(said.limitReached, { most: money.full(opened?.most ?? 0) }))
    else tell(said.tooLate)
  }

  function shortOfFunds() {
    const actions: NoticeAction[] = []
    if (opened?.demo === true) {
      // The studio gives none while a bet is on the table.
      if (bets.total() === 0) actions.push({ label: words.demoRefill, act: () => void refill() })
    } else if (host.framed) {
      actions.push({ label: words.deposit, act: () => host.send({ type: 'deposit' }) })
    }
    actions.push({ label: words.close, act: notice.clear, dismisses: true })
    const text = fill(words.fundsText, { balance: money.full(balance) })
    notice.show({ title: words.fundsTitle, text, actions })
  }

  async function refill() {
    const answer = await api.refill()
    if (answer.kind === 'refused' && answer.code === 'session_expired') return end(answer.code)
    if (answer.kind !== 'data' || answer.data.balance === null) return
    notice.clear()
    setBalance(answer.data.balance)
    draw()
  }

  async function undo() {
    const round = view?.round.id
    // The newest press may not be answered yet: it is the one to take back.
    while (bets.isWaiting()) await delay(100)
    const newest = bets.newest()
    if (newest === undefined || !canBet() || view?.round.id !== round) return
    bets.settle({ ...newest, state: 'voiding' })
    draw()
    const answer = await insist(() => api.takeBack(newest.id))
    if (answer.kind === 'data') {
      if (view?.round.id === round) bets.settle(answer.data.bet)
      if (answer.data.balance !== null && !bets.isWaiting()) setBalance(answer.data.balance)
    } else if (answer.kind === 'refused') {
      // A later round has no place for it.
      if (view?.round.id === round) bets.restore(newest)
      refusedCall(answer.code)
    }
    draw()
  }

  const ownResult = (): string => {
    const won = bets.won()
    if (won === undefined) return ''
    return won > 0 ? fill(said.won, { amount: money.full(won) }) : said.lost
  }

  async function reveal({ round, results, now }: TableView, result: readonly number[]) {
    const { id, won, drawn_at: drawnAt } = round
    await layout.show(result, now - drawnAt > lateMs)
    if (view?.round.id !== id) return
    revealed = id
    layout.history([result, ...results])
    spots.mark(new Set(won))
    const own = ownResult()
    tell([fill(said.result, { result: input.resultName(result) }), own].filter(Boolean).join('. '))
    celebrate()
    noteWatched()
    if (held !== null && !bets.isWaiting()) setBalance(held)
    draw()
  }

  /** A result in a hidden or minimised page is told again when the next round begins. */
  function noteWatched() {
    if (isPaused || document.hidden || revealed === '') return
    watched = revealed
    if (bets.total() > 0) void api.seen(watched)
  }

  function celebrate() {
    const [won, staked] = [bets.won() ?? 0, bets.total()]
    if (won === 0) return
    sound.play(won >= staked * largeWin ? 'largeWin' : 'win')
    host.send({ type: 'win', stake: staked, amount: won })
  }

  function update({ table, own }: TableUpdate) {
    // Answers may overtake each other: the table never goes back.
    if (view !== undefined && table.now < view.now) return
    view = table
    const { round } = table
    clock.follow(table)
    stage.players.textContent = new Intl.NumberFormat(language).format(table.players)
    if (round.id !== shownRound) {
      // The page was cut off, asleep or out of view while its round ended.
      if (watched !== shownRound && bets.total() > 0) void refresh()
      shownRound = round.id
      revealed = ''
      bets.begin(round.id)
      layout.clear()
      spots.mark(new Set())
      layout.history(table.results)
      if (round.result !== null) void reveal(table, round.result)
    } else if (round.result !== null && round.id !== revealing) {
      void reveal(table, round.result)
    }
    revealing = round.result === null ? '' : round.id
    const decidedBefore = bets.won()
    for (const bet of own.bets) bets.settle(bet)
    if (revealed === round.id && decidedBefore === undefined && bets.won() !== undefined) {
      tell(ownResult())
      celebrate()
    }
    held = own.balance
    // A result that is not shown yet must not be told by the balance.
    if (held !== null && !bets.isWaiting() && isTold()) setBalance(held)
    draw()
  }

  /** Tells how a round ended that the page did not show. */
  function tellMissed(missed: OpenedTable['missed']) {
    if (missed === null) return
    const { result, staked, won } = missed
    const parts = { result: input.resultName(result), stake: money.full(staked), win: money.full(won) }
    const text = fill(said.missedText, parts)
    notice.show({
      title: said.missedTitle,
      text,
      actions: [{ label: words.fine, act: notice.clear, dismisses: true }],
    })
    void api.seen(missed.round)
  }

  input.onPress((chosen) => void place(chosen.map((spot) => ({ spot, amount: rail.chosen() }))))
  clock.onChange((isOpen) => {
    if (!isOpen && view?.round.result === null) {
      layout.spin()
      sound.play('spin')
      speak(said.betsClosed)
    } else if (isOpen) {
      speak(said.placeBets)
    }
    draw()
  })
  stage.undo.addEventListener('click', () => void undo())
  stage.repeat.addEventListener('click', () => void place(bets.last()))
  stage.allBets.addEventListener('click', () =>
    openBetList(stage.root, {
      sheet,
      groups: layout.groups,
      press: (chosen) => void place(chosen.map((spot) => ({ spot, amount: rail.chosen() }))),
      amounts: () => bets.amounts(),
      money,
    }),
  )
  stage.rules.addEventListener('click', () =>
    openRules(stage.root, { sheet, language, nameOf: input.nameOf, money, opened, view }),
  )

  const answer = await openPersistently({ notice, host, words }, open)
  if (answer.kind === 'refused') return end(answer.code)
  notice.clear()
  opened = answer.data
  ;({ balance } = opened)
  money = opened.demo ? demoMoneyIn(language, words.demoAmount) : moneyIn(language, opened.currency)
  if (opened.demo) stage.showDemo()
  // A win may have come since the app around the frame asked.
  else host.send({ type: 'balance', amount: balance })
  rail.show(opened.chips, money)
  host.send({ type: 'ready' })
  update(opened.update)
  tellMissed(opened.missed)
  api.follow({
    update,
    ended: end,
    mode(mode) {
      stage.root.classList.toggle('lost', mode === 'lost')
      if (mode === 'lost') tell(words.offlineText, false)
    },
  })
}

function isPassing(code: string): boolean {
  return code === 'operator_unavailable' || code === 'server_error' || code === 'too_soon'
}
