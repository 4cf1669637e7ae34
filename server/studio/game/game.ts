/* A long file: the whole run of a game is one state, which its functions share. */

import { fill } from '../../../src/contract/fill.ts'
import type { GameSheet, PlayRefused, Round } from '../protocol.ts'
import type { Answer, Api } from './api.ts'
import { createPersistentCalls } from './persistent-calls.ts'
import { delay } from './delay.ts'
import { heldText } from './held.ts'
import { connectHost } from './host.ts'
import { demoMoneyIn, moneyIn } from './money.ts'
import { createNotice, type NoticeAction } from './notice.ts'
import { followOverGame } from './over-game.ts'
import { openPaytable } from './paytable.ts'
import type { Reels } from './reels.ts'
import { createRoundResult } from './round-result.ts'
import type { Stage } from './stage.ts'
import type { Sound } from './sound.ts'
import { openStakeSheet, type StakeRange, takesStake } from './stake-sheet.ts'
import { createSum } from './sum.ts'
import { createWinLines } from './win-lines.ts'

export interface GameInput {
  readonly sheet: GameSheet
  readonly token: string
  /** Of the page, for figures; the words are in the sheet. */
  readonly language: string
  /** The operator's app origins. */
  readonly origins: readonly string[]
  readonly stage: Stage
  readonly reels: Reels
  readonly api: Api
  readonly sound: Sound
  readonly still: () => boolean
}

/** Reels turn at least this long before the first may stop, milliseconds. */
const shortestTurn = 850
const lookAgain = 2_000
/** A win of at least this many stakes has a sound of its own, as it has a moment in the frame. */
const largeWin = 10

/** Runs the game from the opening of its session to the last round; it ends with the page. */
export async function runGame(input: GameInput): Promise<void> {
  const { sheet, token, language, stage, reels, api, sound, still } = input
  const { words } = sheet
  let money = moneyIn(language)
  const lines = createWinLines(stage.reels, sheet.lines, still)
  const result = createRoundResult(stage, sheet, language, reels, lines, () => money, still)
  const notice = createNotice(stage.window, stage.spin)

  const stakeSum = createSum(stage.stake)
  let stakes: StakeRange = { list: [], unit: 1 }
  let stake = 0
  let balance = 0
  let pace = 0
  let demo = false
  /** `over`: the game session has ended, nothing can be played any more. */
  let phase: 'idle' | 'playing' | 'over' = 'playing'
  let paused = false
  let readyAt = 0
  let stops: readonly number[] = sheet.strips.map((strip, reel) => (reel * 7) % strip.length)
  reels.show(stops)

  const host = connectHost(input.origins, (message) => {
    if (message.type === 'refresh') void refresh()
    else if (message.type === 'sound') sound.turn(message.on)
    else if (message.type === 'stake') offer(message.amount)
    else if (message.type === 'back') goBack()
    else pause(message.type === 'pause')
  })
  const goBack = followOverGame(stage.root, host)
  const calls = createPersistentCalls(api, notice, host, words)
  // A popup stays open after the sign-out: refresh when it is shown, so that it does not show the former player's balance.
  document.addEventListener('visibilitychange', () => {
    if (phase === 'idle' && document.visibilityState === 'visible') void refresh()
  })

  function pause(now: boolean) {
    paused = now
    reels.pause(now)
    stage.root.classList.toggle('paused', now)
    update()
  }

  function update() {
    const open = phase === 'idle' && !paused
    const isOpen = stakes.list.length > 0
    // `disabled` would drop the keyboard focus at every spin.
    stage.spin.setAttribute('aria-disabled', String(!open))
    stage.less.disabled = !open || stepped(-1) === undefined
    stage.more.disabled = !open || stepped(1) === undefined
    stage.stakes.disabled = !open
    // Begins with what is seen, so that whoever speaks to the device can name it.
    const named = isOpen ? `${words.stake} ${money.figure(stake)} (${money.full(stake)})` : words.stake
    stage.stakes.setAttribute('aria-label', named)
    stakeSum.show(isOpen ? money.figures(stake) : ['–'])
    stage.balance.textContent = isOpen ? money.full(balance) : '–'
  }

  function choose(next: number) {
    stake = next
    result.clear()
    update()
    host.send({ type: 'stake', amount: next })
  }

  /** Takes the stake that the player chose here before, unless it is none of this game's or a round goes on. */
  function offer(kept: number) {
    if (phase !== 'idle' || !takesStake(stakes, kept)) return
    stake = kept
    update()
  }

  /** The next stake of the list below or above the chosen one, which may be a typed one. */
  function stepped(by: 1 | -1): number | undefined {
    return by < 0 ? stakes.list.findLast((one) => one < stake) : stakes.list.find((one) => one > stake)
  }

  function step(by: 1 | -1) {
    choose(stepped(by) ?? stake)
    stage.voice.textContent = `${words.stake} ${money.full(stake)}`
  }

  function setBalance(next: number) {
    balance = next
    update()
    // The app around the frame shows the player's money, which a demo game never changes.
    if (!demo) host.send({ type: 'balance', amount: next })
  }

  async function refresh() {
    const answer = await api.state()
    if (phase === 'idle' && answer.kind === 'refused' && answer.code === 'session_expired') {
      return end(answer.code)
    }
    if (phase !== 'idle' || answer.kind !== 'data' || answer.data.balance === null) return
    balance = answer.data.balance
    update()
  }

  function end(code: string) {
    phase = 'over'
    stakes = { list: [], unit: 1 }
    reels.show(stops)
    update()
    host.send({ type: 'error', code })
    const leave: NoticeAction = { label: words.leave, act: () => host.send({ type: 'exit' }) }
    notice.show({ title: words.expiredTitle, text: words.expiredText, actions: host.framed ? [leave] : [] })
  }

  /** Shows how a round ended, on reels that have been turning since `began`. */
  async function reveal(round: Round, began: number) {
    notice.clear()
    await delay(shortestTurn - (performance.now() - began))
    if (round.result === null) {
      reels.show(stops)
      result.clear()
      if (round.refusal) held(round.refusal)
      else if (round.state === 'refused') shortOfFunds(round.balance ?? balance)
      if (round.state === 'voided') calledOff(round)
    } else {
      stops = round.result.stops
      await reels.stop(stops)
      const { total } = round.result
      sound.play(total >= round.stake * largeWin ? 'largeWin' : total > round.stake ? 'win' : 'stop')
      if (total > 0) host.send({ type: 'win', stake: round.stake, amount: total })
      result.describe(stops)
      await result.show(round)
    }
    if (round.state !== 'refused') void api.seen(round.id)
    if (round.balance !== null) setBalance(round.balance)
  }

  function calledOff(round: Round) {
    const text = fill(words.voidedText, { stake: money.full(round.stake) })
    notice.show({
      title: words.voidedTitle,
      text,
      actions: [{ label: words.fine, act: notice.clear, dismisses: true }],
    })
  }

  /** Player protection took no stake: says why, and plays nothing again by itself. */
  function held(refusal: PlayRefused) {
    const isAmount = refusal.reason === 'stakeLimit' || refusal.reason === 'lossLimit'
    const actions = isAmount ? lowerTo(refusal.left ?? 0) : []
    const text = heldText(words, refusal, money, language)
    const close = { label: words.close, act: notice.clear, dismisses: true }
    notice.show({ title: words.heldTitle, text, actions: [...actions, close] })
  }

  /** Offers the highest stake of the list that `most` allows. */
  function lowerTo(most: number): NoticeAction[] {
    const affordable = stakes.list.findLast((one) => one <= most)
    if (affordable === undefined) return []
    const lower = () => {
      notice.clear()
      choose(affordable)
    }
    return [{ label: fill(words.lower, { stake: money.figure(affordable) }), act: lower }]
  }

  function shortOfFunds(inWallet: number) {
    balance = inWallet
    update()
    const actions = lowerTo(inWallet)
    if (demo) actions.push({ label: words.demoRefill, act: () => void refill() })
    else if (host.framed) actions.push({ label: words.deposit, act: () => host.send({ type: 'deposit' }) })
    actions.push({ label: words.close, act: notice.clear, dismisses: true })
    const text = fill(words.fundsText, { balance: money.full(inWallet) })
    notice.show({ title: words.fundsTitle, text, actions })
  }

  /** A guest who cannot play any more is offered new demo money at once, not only at the next press. */
  function offerRefill() {
    if (balance < (stakes.list[0] ?? 0)) shortOfFunds(balance)
  }

  async function refill() {
    const answer = await api.refill()
    if (answer.kind === 'refused' && answer.code === 'session_expired') return end(answer.code)
    if (answer.kind !== 'data' || answer.data.balance === null) return
    notice.clear()
    setBalance(answer.data.balance)
  }

  /** Runs one piece of play with everything else locked. */
  async function play(piece: (began: number) => Promise<string | undefined>) {
    phase = 'playing'
    update()
    host.send({ type: 'busy' })
    const began = performance.now()
    const ended = await piece(began)
    await delay(readyAt - performance.now())
    if (ended === undefined) {
      phase = 'idle'
      update()
      if (demo) offerRefill()
    } else {
      end(ended)
    }
    host.send({ type: 'idle' })
  }

  async function spin() {
    if (phase !== 'idle' || paused) return
    notice.clear()
    if (balance < stake) return shortOfFunds(balance)
    const key = crypto.randomUUID()
    // The same in every repetition of the call.
    const staked = stake
    await play(async (began) => {
      readyAt = began + pace
      result.clear()
      stage.voice.textContent = words.spinning
      reels.spin()
      sound.play('spin')
      const answer = await calls.round(() => api.spin(key, staked))
      if (answer.kind === 'refused') {
        return answer.code === 'round_in_progress' ? waitForOther() : answer.code
      }
      await reveal(answer.data, began)
      return undefined
    })
  }

  /** Another window plays this game: waits until its round is over. Answers the code that ended the game session, if one did. */
  async function waitForOther(): Promise<string | undefined> {
    reels.show(stops)
    result.clear()
    notice.show({ title: words.otherTitle, text: words.otherText, working: true, actions: [] })
    for (;;) {
      await delay(lookAgain)
      const answer = await api.state()
      if (answer.kind === 'refused' && answer.code === 'session_expired') return answer.code
      if (answer.kind !== 'data' || isUnfinished(answer.data.round)) continue
      notice.clear()
      if (answer.data.balance !== null) setBalance(answer.data.balance)
      return undefined
    }
  }

  /** Finishes a round that an earlier page left unfinished, then shows its result. */
  async function resume(round: Round, began: number): Promise<string | undefined> {
    result.say(isUnfinished(round) ? words.resuming : words.resumed)
    reels.spin()
    const answer = await calls.round(async () =>
      isUnfinished(round) ? outcomeOf(round) : { kind: 'data', data: round },
    )
    if (answer.kind === 'refused') return answer.code
    await reveal(answer.data, began)
    return undefined
  }

  async function outcomeOf(round: Round): Promise<Answer<Round>> {
    const answer = await api.state()
    if (answer.kind !== 'data') return answer
    const now = answer.data.round
    // Nothing left to show: another window has shown how it ended.
    if (now?.id !== round.id) {
      return {
        kind: 'data',
        data: { ...round, state: 'settled', result: null, balance: answer.data.balance },
      }
    }
    return isUnfinished(now)
      ? { kind: 'refused', code: 'operator_unavailable', wait: undefined }
      : { kind: 'data', data: now }
  }

  /** Space spins after a press of the mouse or finger; the keyboard stays where it was. */
  function stepBy(by: 1 | -1, { detail }: MouseEvent) {
    step(by)
    if (detail > 0) stage.spin.focus({ preventScroll: true })
  }

  function chooseAndReturn(next: number) {
    choose(next)
    stage.spin.focus({ preventScroll: true })
  }

  stage.less.addEventListener('click', (event) => stepBy(-1, event))
  stage.more.addEventListener('click', (event) => stepBy(1, event))
  stage.stakes.addEventListener('click', () => {
    openStakeSheet(stage.root, { words, money, stakes, chosen: stake, choose: chooseAndReturn })
  })
  stage.spin.addEventListener('click', () => void spin())
  stage.paytable.addEventListener('click', () =>
    openPaytable(stage.root, { sheet, language, stake: Math.max(stake, sheet.lines.length), money }),
  )
  addEventListener('keydown', (event) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    // A press on a sheet's bare ground leaves the keyboard on the page behind it, where nobody sees what is played.
    const onPage = event.target === document.body && document.querySelector('dialog[open]') === null
    // A held key repeats its event: it must not play by itself.
    if (onPage || (event.repeat && event.target === stage.spin)) event.preventDefault()
    if (onPage && !event.repeat) void spin()
  })

  const answer = await calls.open(token, sheet.id)
  if (answer.kind === 'refused') return end(answer.code)
  notice.clear()
  const opened = answer.data
  ;({ stake, balance, pace, demo } = opened)
  money = demo ? demoMoneyIn(language, words.demoAmount) : moneyIn(language, opened.currency)
  if (demo) stage.showDemo()
  stakes = { list: opened.stakes, unit: opened.stake_unit }
  host.send({ type: 'ready' })
  result.describe(stops)
  const left = opened.round
  if (left === null) {
    phase = 'idle'
    update()
    stage.voice.textContent = words.ready
    if (demo) offerRefill()
  } else {
    await play((began) => resume(left, began))
  }
}

function isUnfinished(round: Round | null): boolean {
  return round?.state === 'open' || round?.state === 'decided' || round?.state === 'voiding'
}
