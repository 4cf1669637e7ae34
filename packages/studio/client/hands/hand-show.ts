import { fill } from '@marquee/contract/fill.ts'
import type { HandView } from '../../shared/hand-protocol.ts'
import { delay } from '../common/delay.ts'
import { spokenWin, tierOf } from '../common/win-moment.ts'
import { callPersistently } from '../common/persistent-calls.ts'
import { type HandScreen, noBets } from './hand-screen.ts'
import type { HandFunds } from './hand-funds.ts'

/** Shows hands as the studio returns them, up to their ends. */
export interface HandShow {
  /** @param late it is known for long, and shown at once */
  show(hand: HandView, late: boolean): Promise<void>
  /** Requests the hand as the studio has it: another window may have played it on. */
  follow(): Promise<void>
  /** Bets are taken again. */
  idle(): void
  /** The next hand begins no earlier than this, in the time of `performance.now()`. */
  waitUntil(time: number): void
  /** The player sees the page: what it shows counts as seen. */
  noteSeen(): void
  /** The last hand whose end was shown. */
  lastHand(): string | undefined
  pause(isPaused: boolean): void
}

const lookAgainMs = 2_000

/** States in which money still moves, without the player. */
const moving: ReadonlySet<HandView['state']> = new Set(['open', 'staking', 'decided', 'voiding'])

export function createHandShow(screen: HandScreen, funds: HandFunds): HandShow {
  const { api, choices, host, names, notice, places, sheet, sound, stage } = screen
  const { words, table: texts, hand: own } = sheet
  let readyAt = 0
  let isPaused = false
  /** The hand whose end is shown, but not seen yet. */
  let unseen = ''
  let lastHand: string | undefined

  const described = (hand: HandView) => hand.places.map((place) => names.described(place))

  /** A hand that ended in a hidden or minimised page is shown again. */
  function noteSeen() {
    if (isPaused || document.hidden || unseen === '') return
    void api.seen(unseen)
    unseen = ''
  }

  function takeAway() {
    screen.view = undefined
    places.clear()
  }

  function idle() {
    screen.phase = 'betting'
    if (screen.isActive()) takeAway()
    host.send({ type: 'idle' })
    screen.draw()
    funds.offerRefill()
  }

  async function follow(): Promise<void> {
    const result = await callPersistently({ notice, host, words }, () => api.state())
    notice.clear()
    if (result.kind === 'refused') return result.code === 'session_expired' ? funds.end(result.code) : idle()
    const { hand, balance } = result.data
    if (balance !== null) screen.setBalance(balance)
    if (hand !== null) return show(hand, true)
    screen.clearTable()
    idle()
  }

  function undone(hand: HandView) {
    takeAway()
    if (hand.balance !== null) screen.setBalance(hand.balance)
    idle()
    if (hand.state === 'refused') funds.refused(hand)
    else funds.calledOff(hand)
  }

  async function show(next: HandView, late: boolean): Promise<void> {
    if (next.state === 'refused' || next.state === 'voided') return undone(next)
    // The balance of what is not settled yet is not the last one.
    if (moving.has(next.state)) {
      screen.announce(words.unclearText)
      await delay(lookAgainMs)
      return follow()
    }
    const { view } = screen
    const isNew = view?.id !== next.id
    const isExtraRefused = !isNew && view.step === next.step && next.refusal !== null
    screen.view = next
    if (isNew) {
      screen.win.clear()
      if (late) places.clear()
      screen.bets = { main: next.stake, side: next.side }
      screen.shownEnds = new Set()
    }
    screen.draw()
    await places.show(next, late || screen.still())
    if (screen.view !== next) return
    screen.shownEnds = new Set(next.stakes.flatMap(({ id, back }) => (back === null ? [] : [id])))
    if (next.balance !== null) screen.setBalance(next.balance)
    if (next.win !== null) return finish(next, next.win)
    screen.phase = 'deciding'
    // A hand may wait for long: the app may hold the game meanwhile, or leave it, and nothing is lost.
    host.send({ type: 'idle' })
    screen.draw()
    choices.focus()
    screen.speak([...described(next), stage.phase.textContent ?? ''].join('. '))
    if (isExtraRefused) funds.refused(next)
  }

  function resultText({ staked }: HandView, win: number): string {
    if (win === 0) return texts.lost
    const amount = screen.money.full(win)
    if (win <= staked) return fill(own.returned, { amount })
    return spokenWin(words, { stake: staked, amount: win }, fill(texts.paidBack, { amount }))
  }

  async function finish(hand: HandView, win: number) {
    const result = resultText(hand, win)
    stage.message.textContent = result
    screen.speak([result, ...described(hand)].join('. '))
    if (win > hand.staked) {
      sound.play(tierOf({ stake: hand.staked, amount: win }) > 0 ? 'largeWin' : 'win')
      void screen.win.show({ stake: hand.staked, amount: win }, screen.money)
    }
    if (win > 0) host.send({ type: 'win', stake: hand.staked, amount: win })
    lastHand = hand.id
    unseen = hand.id
    noteSeen()
    screen.draw()
    await delay(readyAt - performance.now())
    if (screen.view !== hand) return
    screen.lastBets = { main: hand.stake, side: hand.side }
    screen.bets = noBets
    const hadFocus =
      stage.choices.contains(document.activeElement) || document.activeElement === document.body
    idle()
    if (hadFocus) stage.clear.focus({ preventScroll: true })
  }

  return {
    show,
    follow,
    idle,
    noteSeen,
    waitUntil: (time) => void (readyAt = time),
    lastHand: () => lastHand,
    pause(paused) {
      isPaused = paused
      if (!paused) noteSeen()
    },
  }
}
