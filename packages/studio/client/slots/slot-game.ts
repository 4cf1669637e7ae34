import type { GameSheet, Round } from '../../shared/protocol.ts'
import type { Api } from '../common/api.ts'
import { refillDemo, refuseOffline } from '../common/common-notices.ts'
import { createPersistentCalls } from '../common/persistent-calls.ts'
import { delay } from '../common/delay.ts'
import { fairnessOpener, showOtherSeeds } from '../fairness/fairness-button.ts'
import { connectHost } from '../common/host.ts'
import { moneyIn, moneyOf } from '../common/money.ts'
import { createNotice } from '../common/notice.ts'
import type { Opening } from '../common/opening.ts'
import { followOverGame } from '../common/over-game.ts'
import { tierOf } from '../common/win-moment.ts'
import { openPaytable } from './paytable.ts'
import { firstView, type Reels, type View } from './reels.ts'
import { createRefusals } from './refusals.ts'
import { createRoundResult } from './round-result.ts'
import { createRoundShow } from './round-show.ts'
import type { Stage } from './slot-stage.ts'
import { createStakeControl } from './stake-control.ts'
import { requestRound, isUnfinished, otherIsOver } from './unfinished.ts'
import { createWinLines } from './win-lines.ts'

export interface GameInput extends Opening<GameSheet> {
  readonly stage: Stage
  readonly reels: Reels
  readonly api: Api
}

/** Reels turn at least this long before the first may stop, milliseconds. */
const minSpinMs = 850
/** A paytable for no stake yet is for one unit each. */
const unitsOfStake = 10

/** Runs the game from the opening of its session to the last round; it ends with the page. */
export async function runGame(input: GameInput): Promise<void> {
  const { sheet, token, language, stage, reels, api, sound, still } = input
  const { words } = sheet
  let money = moneyIn(language)
  let view: View = firstView(sheet)
  const lines = createWinLines(stage.reels, { reels: view.window.length, rows: sheet.rows }, still)
  const show = createRoundShow({ stage, sheet, reels, lines, money: () => money })
  const result = createRoundResult(stage, sheet, language, () => money, still)
  const notice = createNotice(stage.window, stage.spin)

  let balance = 0
  let pace = 0
  let demo = false
  /** `over`: the game session has ended, nothing can be played any more. */
  let phase: 'idle' | 'playing' | 'over' = 'playing'
  let paused = false
  let readyAt = 0
  let lastRound: string | undefined
  reels.show(view)

  const host = connectHost(input.origins, (message) => {
    if (message.type === 'refresh') void refresh()
    else if (message.type === 'sound') sound.turn(message.on)
    else if (message.type === 'back') goBack()
    else if (message.type !== 'stake') pause(message.type === 'pause')
    else if (phase === 'idle') stakes.offer(message.amount, balance)
  })
  const stakes = createStakeControl({
    stage,
    words,
    money: () => money,
    chosen(stake) {
      clear()
      update()
      host.send({ type: 'stake', amount: stake })
    },
    changed: update,
  })
  const goBack = followOverGame(stage.root, host)
  const calls = createPersistentCalls(api, notice, host, words)
  const context = { notice, host, words }
  const refusals = createRefusals({ context, language, money: () => money, stakes })
  // A popup stays open after the sign-out: refresh when it is shown, so that it does not show the former player's balance.
  document.addEventListener('visibilitychange', () => {
    if (phase === 'idle' && document.visibilityState === 'visible') void refresh()
  })

  const fair = fairnessOpener(stage.root, input, host, () => ({
    round: lastRound,
    seeded: true,
    facts: (texts, fact) => fact(texts.rules, sheet.rules_digest),
  }))

  function pause(now: boolean) {
    paused = now
    reels.pause(now)
    stage.root.classList.toggle('paused', now)
    update()
  }

  function update() {
    const open = phase === 'idle' && !paused
    // `disabled` would drop the keyboard focus at every spin.
    stage.spin.setAttribute('aria-disabled', String(!open))
    stakes.update(open)
    stage.balance.textContent = stakes.least() > 0 ? money.full(balance) : '–'
  }

  /** Takes away what the last round showed. */
  function clear() {
    show.clear()
    result.clear()
  }

  function setBalance(next: number) {
    balance = next
    update()
    // The app around the frame shows the player's money, which a demo game never changes.
    if (!demo) host.send({ type: 'balance', amount: next })
  }

  async function refresh() {
    const outcome = await api.state()
    if (phase === 'idle' && outcome.kind === 'refused' && outcome.code === 'session_expired') {
      return end(outcome.code)
    }
    if (phase !== 'idle' || outcome.kind !== 'data' || outcome.data.balance === null) return
    balance = outcome.data.balance
    update()
  }

  function end(code: string) {
    phase = 'over'
    reels.show(view)
    stakes.close()
    refusals.ended(code)
  }

  /** Shows how a round ended, on reels that have been turning since `began`. */
  async function reveal(round: Round, began: number) {
    notice.clear()
    await delay(minSpinMs - (performance.now() - began))
    const last = round.result?.steps.at(-1)
    if (last === undefined) reels.show(view)
    else view = last
    if (round.result === null) {
      clear()
      if (round.refusal) refusals.protection(round.refusal)
      else if (round.state === 'refused') shortOfFunds(round.balance ?? balance)
      if (round.state === 'voided') refusals.calledOff(round)
    } else {
      await show.play(round)
      const { total } = round.result
      const isLarge = tierOf({ stake: round.stake, amount: total }) > 0
      sound.play(isLarge ? 'largeWin' : total > round.stake ? 'win' : 'stop')
      if (total > 0) host.send({ type: 'win', stake: round.stake, amount: total })
      result.describe(view)
      await result.show(round)
    }
    if (round.state !== 'refused') void api.seen(round.id)
    if (round.result !== null) lastRound = round.id
    if (round.balance !== null) setBalance(round.balance)
  }

  function shortOfFunds(inWallet: number) {
    balance = inWallet
    update()
    refusals.shortOfFunds(inWallet, demo ? () => void refill() : undefined)
  }

  /** A guest who cannot play any more is offered new demo money at once, not only at the next click. */
  function offerRefill() {
    if (balance < stakes.least()) shortOfFunds(balance)
  }

  const refill = () => refillDemo(api, notice, { end, refilled: setBalance })

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
    if (show.skip() || result.skip() || phase !== 'idle' || paused) return
    notice.clear()
    // The same in every repetition of the call.
    const staked = stakes.stake()
    if (balance < staked) return shortOfFunds(balance)
    if (refuseOffline(context)) return
    const key = crypto.randomUUID()
    const before = balance
    await play(async (began) => {
      readyAt = began + pace
      clear()
      setBalance(before - staked)
      stage.voice.textContent = words.spinning
      reels.spin()
      sound.play('spin')
      const outcome = await calls.round(input.fair.order((pair) => api.spin(key, staked, pair)))
      if (outcome.kind === 'refused') {
        setBalance(before)
        if (outcome.code === 'other_seeds') return refuseSeeds()
        return outcome.code === 'round_in_progress' ? waitForOther() : outcome.code
      }
      if (outcome.data.result === null) setBalance(outcome.data.balance ?? before)
      await reveal(outcome.data, began)
      return undefined
    })
  }

  function refuseSeeds(): undefined {
    reels.show(view)
    clear()
    showOtherSeeds(context)
  }

  /** Another window plays this game. Returns the code that ended the game session, if one did. */
  async function waitForOther(): Promise<string | undefined> {
    reels.show(view)
    clear()
    notice.show({ title: words.otherTitle, text: words.otherText, working: true, actions: [] })
    const over = await otherIsOver(api)
    if ('ended' in over) return over.ended
    notice.clear()
    if (over.balance !== null) setBalance(over.balance)
    return undefined
  }

  /** Finishes a round that an earlier page left unfinished, then shows its result. */
  async function resume(round: Round, began: number): Promise<string | undefined> {
    result.announce(isUnfinished(round) ? words.resuming : words.resumed)
    reels.spin()
    const outcome = await calls.round(() => requestRound(api, round))
    if (outcome.kind === 'refused') return outcome.code
    await reveal(outcome.data, began)
    return undefined
  }

  stage.spin.addEventListener('click', () => void spin())
  stage.root.addEventListener('click', ({ target }) => {
    // Buttons and sheets do what they say.
    if (target instanceof Element && target.closest('button, dialog')) return
    void (show.skip() || result.skip())
  })
  stage.paytable.addEventListener('click', () =>
    openPaytable(stage.root, {
      sheet,
      language,
      stake: Math.max(stakes.stake(), unitsOfStake),
      money,
      fair,
    }),
  )
  addEventListener('keydown', (event) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    // A click on a sheet's bare ground leaves the keyboard on the page behind it, where nobody sees what is played.
    const onPage = event.target === document.body && document.querySelector('dialog[open]') === null
    // A held key repeats its event: it must not play by itself.
    if (onPage || (event.repeat && event.target === stage.spin)) event.preventDefault()
    if (onPage && !event.repeat) void spin()
  })

  const response = await calls.open(token, sheet.id)
  if (response.kind === 'refused') return end(response.code)
  notice.clear()
  const opened = response.data
  void input.fair.prepare()
  ;({ balance, pace, demo } = opened)
  money = moneyOf(opened, language, words)
  if (demo) stage.showDemo()
  stakes.open({ list: opened.stakes, unit: opened.stake_unit }, opened.stake)
  host.send({ type: 'ready' })
  result.describe(view)
  const left = opened.round
  if (left === null) {
    stakes.offer(opened.stake, balance)
    phase = 'idle'
    update()
    stage.voice.textContent = words.ready
    if (demo) offerRefill()
  } else {
    await play((began) => resume(left, began))
  }
}
