/* A long file: the run of a game of hands is one state, which its functions share. */

import { fill } from '../../../../src/contract/fill.ts'
import type { HandNames } from '../../hand-names.ts'
import type { HandSheet, HandView, OpenedHands } from '../../hand-protocol.ts'
import type { Answer } from '../api.ts'
import { moreMoney, showEnd, showShortOfFunds } from '../common-notices.ts'
import { delay } from '../delay.ts'
import { connectHost } from '../host.ts'
import { demoMoneyIn, moneyIn } from '../money.ts'
import { createNotice, type NoticeAction } from '../notice.ts'
import { followOverGame } from '../over-game.ts'
import { askPersistently, openPersistently } from '../persistent-calls.ts'
import type { Sound } from '../sound.ts'
import { createChipRail } from '../tables/chip-rail.ts'
import { createSpots, walkWithArrows } from '../tables/spots.ts'
import type { HandApi } from './hand-api.ts'
import { type Decision, createHandChoices } from './hand-choices.ts'
import { refusalText } from './hand-refusal.ts'
import type { HandPlaces } from './hand-places.ts'
import { openHandRules } from './hand-sheets.ts'
import type { HandStage } from './hand-stage.ts'

export interface HandInput {
  readonly sheet: HandSheet
  readonly token: string
  readonly language: string
  readonly origins: readonly string[]
  readonly stage: HandStage
  readonly names: HandNames
  readonly places: HandPlaces
  readonly api: HandApi
  readonly sound: Sound
  readonly still: () => boolean
}

const lookAgainMs = 2_000
const largeWin = 10

/** What a first stake pays at best, in hundredths of it. */
const best: Readonly<Record<HandSheet['kind'], number>> = {
  blackjack: 250,
  holdem: 10_100,
}

/** Runs a game of hands from the opening of its session; it ends with the page. */
export async function runHands(input: HandInput): Promise<void> {
  const { sheet, language, stage, names, places, api, sound, still } = input
  const { words, table: said, hand: own } = sheet
  const notice = createNotice(stage.window, stage.deal)
  let money = moneyIn(language)
  let opened: OpenedHands | undefined
  let balance = 0
  let view: HandView | undefined
  let bets = { main: 0, side: 0 }
  let phase: 'betting' | 'busy' | 'deciding' | 'over' = 'busy'
  let readyAt = 0
  let isPaused = false
  /** The hand whose end is shown, but not seen yet. */
  let unseen = ''

  const host = connectHost(input.origins, (message) => {
    if (message.type === 'sound') sound.turn(message.on)
    else if (message.type === 'stake') rail.choose(message.amount)
    else if (message.type === 'refresh') void refresh()
    else if (message.type === 'back') closeOverGame()
    else if (message.type === 'pause') isPaused = true
    else if (message.type === 'resume') {
      isPaused = false
      noteSeen()
    }
  })
  const room = { notice, host, words }
  const closeOverGame = followOverGame(stage.root, host)
  const rail = createChipRail(stage.chips, said, (chip) => host.send({ type: 'stake', amount: chip }))
  const hasSide = sheet.side_rtp !== null
  const spotIds = hasSide ? (['main', 'side'] as const) : (['main'] as const)
  const spotName = (spot: string) =>
    spot === 'side' ? own.sideBet : sheet.kind === 'holdem' ? own.ante : own.main
  const spots = createSpots(
    {
      table: said,
      spots: spotIds.map((id) => ({
        id,
        best: best[sheet.kind],
        rtp: sheet.rtp,
        varies: true,
      })),
    },
    spotName,
    (spot) => put(spot === 'side' ? 'side' : 'main'),
  )
  places.clear()
  stage.felt.append(...spotIds.map((id) => spots.button(id, spotName(id), `bet-${id}`)))
  walkWithArrows(stage.felt)
  const choices = createHandChoices(
    stage.choices,
    own,
    names,
    (decision, extra) => void decide(decision, extra),
  )

  function speak(text: string) {
    stage.voice.textContent = text
  }

  function tell(text: string) {
    stage.said.textContent = text
    speak(text)
  }

  function draw() {
    const goesOn = view !== undefined && view.win === null
    const isBetting = phase === 'betting'
    spots.show(new Map(Object.entries(bets).filter(([, amount]) => amount > 0)), money, rail.colourOf)
    const staked = goesOn ? (view?.staked ?? 0) : bets.main + bets.side
    stage.total.textContent = opened === undefined ? '–' : money.full(staked)
    stage.balance.textContent = opened === undefined ? '–' : money.full(balance)
    stage.felt.setAttribute('aria-disabled', String(!isBetting))
    stage.root.classList.toggle('closed', !isBetting)
    stage.root.classList.toggle('goes-on', goesOn)
    // `disabled` would drop the keyboard focus at every hand.
    stage.deal.setAttribute('aria-disabled', String(!isBetting || bets.main === 0))
    stage.clear.disabled = !isBetting || bets.main + bets.side === 0
    const turn = view?.turn ?? null
    stage.phase.textContent =
      phase === 'deciding'
        ? view !== undefined && view.places.length > 3 && turn !== null
          ? fill(own.turnOf, { place: names.place(turn) })
          : own.yourTurn
        : phase === 'busy'
          ? own.dealing
          : own.placeBet
    stage.betting.hidden = goesOn
    choices.show(phase === 'over' ? undefined : view, money, phase === 'deciding')
    stage.stakes.replaceChildren(
      ...(view?.stakes ?? []).map(({ id, amount, back }) => {
        const item = document.createElement('li')
        const returned = back === null ? '' : ` → ${money.full(back)}`
        item.textContent = `${names.stake(id)} ${money.full(amount)}${returned}`
        if (back !== null) item.className = back > amount ? 'gain' : 'decided'
        return item
      }),
    )
  }

  function setBalance(next: number) {
    balance = next
    // The app around a frame shows the player's money, which demo money never changes.
    if (opened?.demo === false) host.send({ type: 'balance', amount: next })
  }

  function end(code: string) {
    phase = 'over'
    opened = undefined
    draw()
    showEnd(room, code)
  }

  function shortOfFunds() {
    const goesOn = view !== undefined && view.win === null
    const actions = moreMoney(room, opened?.demo === true, goesOn ? undefined : () => void refill())
    showShortOfFunds(room, money, balance, actions)
    if (goesOn) tell(own.goesOn)
  }

  async function refill() {
    const answer = await api.refill()
    if (answer.kind === 'refused' && answer.code === 'session_expired') return end(answer.code)
    if (answer.kind !== 'data' || answer.data.balance === null) return
    notice.clear()
    setBalance(answer.data.balance)
    draw()
  }

  /** Puts the chosen chip on a place. Nothing is staked before the deal. */
  function put(spot: 'main' | 'side') {
    if (phase !== 'betting' || opened === undefined) return
    const next = bets[spot] + rail.chosen()
    if (next > opened.most) return tell(fill(said.limitReached, { most: money.full(opened.most) }))
    if (bets.main + bets.side + rail.chosen() > balance) return shortOfFunds()
    clearTable()
    bets = { ...bets, [spot]: next }
    sound.play('stop')
    if ('vibrate' in navigator) navigator.vibrate(8)
    draw()
  }

  /** The cards of the last hand go away. */
  function clearTable() {
    if (view === undefined || view.win === null) return
    view = undefined
    places.clear()
    stage.said.textContent = ''
  }

  /** Runs one call with everything else locked; the key or the step in it makes repeating harmless. */
  async function run(ask: () => Promise<Answer<HandView>>): Promise<void> {
    phase = 'busy'
    host.send({ type: 'busy' })
    draw()
    const answer = await askPersistently(room, ask)
    notice.clear()
    if (answer.kind === 'data') await show(answer.data, false)
    else if (answer.code === 'session_expired') return end(answer.code)
    else if (answer.code === 'round_in_progress') await follow()
    else {
      tell(
        answer.code === 'table_limit'
          ? fill(said.limitReached, { most: money.full(opened?.most ?? 0) })
          : said.tooLate,
      )
      await follow()
    }
  }

  async function deal() {
    if (phase !== 'betting' || bets.main === 0) return
    if (balance < bets.main + bets.side) return shortOfFunds()
    notice.clear()
    clearTable()
    const order = {
      key: crypto.randomUUID(),
      stake: bets.main,
      side: bets.side,
    }
    readyAt = performance.now() + (opened?.pace ?? 0)
    sound.play('spin')
    speak(own.dealing)
    await run(() => api.deal(order))
  }

  async function decide(decision: Decision, extra: number) {
    if (phase !== 'deciding' || view === undefined) return
    notice.clear()
    if (extra > balance) return shortOfFunds()
    const press = {
      hand: view.id,
      step: view.step,
      key: crypto.randomUUID(),
      decision,
    }
    sound.play('stop')
    await run(() => api.step(press))
  }

  /** The hand as the studio has it: another window may have played it on. */
  async function follow(): Promise<void> {
    const answer = await askPersistently(room, () => api.state())
    notice.clear()
    if (answer.kind === 'refused') {
      if (answer.code === 'session_expired') return end(answer.code)
      return idle()
    }
    const { hand, balance: held } = answer.data
    if (held !== null) setBalance(held)
    if (hand !== null) return show(hand, true)
    clearTable()
    idle()
  }

  function idle() {
    phase = 'betting'
    if (view?.win === null) {
      view = undefined
      places.clear()
    }
    host.send({ type: 'idle' })
    draw()
    if (opened?.demo === true && balance < (opened.chips[0] ?? 0)) shortOfFunds()
  }

  /** Shows a hand as the studio answered it. `late`: it is known for long, and shown at once. */
  async function show(next: HandView, late: boolean): Promise<void> {
    if (next.state === 'refused' || next.state === 'voided') {
      view = undefined
      places.clear()
      if (next.balance !== null) setBalance(next.balance)
      idle()
      return next.state === 'refused' ? refused(next) : calledOff(next)
    }
    // What is not settled yet goes on without the player: its balance is not the last one.
    if (
      next.state === 'open' ||
      next.state === 'staking' ||
      next.state === 'decided' ||
      next.state === 'voiding'
    ) {
      tell(words.unclearText)
      await delay(lookAgainMs)
      return follow()
    }
    const isExtraRefused = view?.id === next.id && view.step === next.step && next.refusal !== null
    const isNew = view?.id !== next.id
    view = next
    if (isNew) {
      if (late) places.clear()
      bets = { main: next.stake, side: next.side }
    }
    draw()
    await places.show(next, late || still())
    if (view !== next) return
    if (next.balance !== null) setBalance(next.balance)
    if (next.win !== null) return finish(next, next.win)
    phase = 'deciding'
    // A hand may wait for long: the app may hold the game meanwhile, or leave it, and nothing is lost.
    host.send({ type: 'idle' })
    draw()
    choices.focus()
    speak([...next.places.map((place) => names.told(place)), stage.phase.textContent ?? ''].join('. '))
    if (isExtraRefused) refused(next)
  }

  async function finish(hand: HandView, win: number) {
    const result =
      win > hand.staked
        ? fill(said.won, { amount: money.full(win) })
        : win === 0
          ? said.lost
          : fill(own.returned, { amount: money.full(win) })
    stage.said.textContent = result
    speak([result, ...hand.places.map((place) => names.told(place))].join('. '))
    if (win > 0) {
      if (win > hand.staked) sound.play(win >= hand.staked * largeWin ? 'largeWin' : 'win')
      host.send({ type: 'win', stake: hand.staked, amount: win })
    }
    unseen = hand.id
    noteSeen()
    draw()
    await delay(readyAt - performance.now())
    if (view !== hand) return
    const hadFocus =
      stage.choices.contains(document.activeElement) || document.activeElement === document.body
    idle()
    if (hadFocus) stage.deal.focus({ preventScroll: true })
  }

  /** A hand that ended in a hidden or minimised page is shown again. */
  function noteSeen() {
    if (isPaused || document.hidden || unseen === '') return
    void api.seen(unseen)
    unseen = ''
  }

  function calledOff(hand: HandView) {
    const text = fill(words.voidedText, {
      stake: money.full(hand.stake + hand.side),
    })
    const fine: NoticeAction = {
      label: words.fine,
      act: notice.clear,
      dismisses: true,
    }
    notice.show({ title: words.voidedTitle, text, actions: [fine] })
    void api.seen(hand.id)
  }

  /** A stake that was not taken says why; a hand that goes on stays where it was. */
  function refused({ refusal, win, state }: HandView) {
    if (refusal === null || refusal.reason === 'insufficient_funds') return shortOfFunds()
    const goesOn = state === 'playing' && win === null
    const why = refusalText(words, refusal, money, language)
    const close: NoticeAction = {
      label: words.close,
      act: notice.clear,
      dismisses: true,
    }
    notice.show({
      title: goesOn ? own.extraRefused : words.heldTitle,
      text: goesOn ? `${why} ${own.goesOn}` : why,
      actions: [close],
    })
  }

  async function refresh() {
    if (phase !== 'betting' && phase !== 'deciding') return
    const before = phase
    const answer = await api.state()
    if (phase !== before || answer.kind === 'noAnswer') return
    if (answer.kind === 'refused') {
      if (answer.code === 'session_expired') end(answer.code)
      return
    }
    const { hand, balance: held } = answer.data
    if (held !== null) balance = held
    if (hand !== null && (hand.id !== view?.id || hand.step !== view.step)) await show(hand, true)
    else if (hand === null && phase === 'deciding') idle()
    draw()
  }

  stage.deal.addEventListener('click', () => void deal())
  stage.clear.addEventListener('click', () => {
    if (phase !== 'betting') return
    clearTable()
    bets = { main: 0, side: 0 }
    draw()
    stage.deal.focus({ preventScroll: true })
  })
  stage.rules.addEventListener('click', () => openHandRules(stage.root, { sheet, language, money, opened }))
  document.addEventListener('visibilitychange', () => {
    noteSeen()
    if (document.visibilityState === 'visible') void refresh()
  })

  const answer = await openPersistently(room, () => api.open(input.token, sheet.id))
  if (answer.kind === 'refused') return end(answer.code)
  notice.clear()
  opened = answer.data
  money = opened.demo ? demoMoneyIn(language, words.demoAmount) : moneyIn(language, opened.currency)
  ;({ balance } = opened)
  if (opened.demo) stage.showDemo()
  // A win may have come since the app around the frame asked.
  else host.send({ type: 'balance', amount: balance })
  rail.show(opened.chips, money)
  host.send({ type: 'ready' })
  const left = opened.hand
  if (left === null) {
    idle()
    return speak(own.placeBet)
  }
  await show(left, true)
  if (left.win !== null && left.state === 'settled') tellMissed(left, left.win)
  else if (left.win === null) tell(words.resumed)

  /** Tells how a hand ended that the page did not show: by the printed rule, or in a page that was cut off. */
  function tellMissed(hand: HandView, win: number) {
    const result = hand.places.map((place) => names.told(place)).join('. ')
    const parts = {
      result,
      stake: money.full(hand.staked),
      win: money.full(win),
    }
    notice.show({
      title: said.missedTitle,
      text: fill(said.missedText, parts),
      actions: [{ label: words.fine, act: notice.clear, dismisses: true }],
    })
  }
}
