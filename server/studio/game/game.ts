import type { GameSheet, Round, Seat } from '../protocol.ts'
import type { Answer, Api } from './api.ts'
import { connectHost } from './host.ts'
import { moneyIn } from './money.ts'
import { createNotice, type NoticeAction } from './notice.ts'
import { openPaytable } from './paytable.ts'
import type { Reels } from './reels.ts'
import { createRoundResult } from './round-result.ts'
import type { Stage } from './stage.ts'
import { createWinLines } from './win-lines.ts'
import { fill, type Words } from './words.ts'

export interface GameInput {
  readonly sheet: GameSheet
  readonly token: string
  readonly language: 'ko' | 'en'
  readonly words: Words
  readonly origins: readonly string[]
  readonly stage: Stage
  readonly reels: Reels
  readonly api: Api
  readonly still: () => boolean
}

/** Reels turn at least this long before the first may stop, milliseconds. */
const shortestTurn = 850
/** How long reels turn on while no answer comes before the player is told, milliseconds. */
const silenceToBear = 3_000
const askAgain = 2_000

/** The game from the first call to the last; ends only with the page. */
export async function runGame(input: GameInput): Promise<void> {
  const { sheet, token, language, words, stage, reels, api, still } = input
  let money = moneyIn(language, 'KRW')
  const lines = createWinLines(stage.reels, sheet.lines, still)
  const result = createRoundResult(stage, sheet, reels, lines, words, () => money, still)
  const notice = createNotice(stage.reels, stage.spin)

  let stakes: readonly number[] = []
  let stake = 0
  let balance = 0
  let pace = 2_500
  let playing = true
  let paused = false
  let readyAt = 0
  let stops: readonly number[] = sheet.strips.map((strip, reel) => (reel * 7) % strip.length)
  reels.show(stops)

  const host = connectHost(input.origins, (message) => {
    if (message === 'refresh') void refresh()
    else pause(message === 'pause')
  })

  function pause(now: boolean) {
    paused = now
    reels.pause(now)
    stage.root.classList.toggle('paused', now)
    enable()
  }

  function enable() {
    const open = !playing && !paused && stakes.length > 0
    const place = stakes.indexOf(stake)
    // Not `disabled`: a button that is would lose the keyboard's place at every spin.
    stage.spin.setAttribute('aria-disabled', String(!open))
    stage.less.disabled = !open || place <= 0
    stage.more.disabled = !open || place >= stakes.length - 1
    stage.stake.textContent = stakes.length === 0 ? '–' : money.figure(stake)
    stage.balance.textContent = stakes.length === 0 ? '–' : money.full(balance)
  }

  function choose(next: number) {
    stake = next
    result.clear()
    enable()
  }

  function step(by: number) {
    choose(stakes[stakes.indexOf(stake) + by] ?? stake)
  }

  function setBalance(next: number) {
    balance = next
    enable()
    host.tell({ type: 'balance', amount: next })
  }

  async function refresh() {
    if (playing) return
    const answer = await api.state()
    if (answer.kind === 'data' && answer.data.balance !== null && !playing) {
      balance = answer.data.balance
      enable()
    }
  }

  const leave: NoticeAction = { label: words.leave, act: () => host.tell({ type: 'exit' }) }

  function ended(code: string) {
    playing = true
    enable()
    reels.show(stops)
    host.tell({ type: 'error', code })
    notice.show({ title: words.expiredTitle, text: words.expiredText, actions: host.framed ? [leave] : [] })
  }

  /** Resolves when the player presses, or after a while when the browser says it is back online. */
  function pressed(content: { title: string; text: string; working: boolean }, wait: number): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer)
        removeEventListener('online', go)
        resolve()
      }
      const timer = setTimeout(go, wait)
      addEventListener('online', go)
      notice.show({ ...content, actions: [{ label: words.retry, act: go }] })
    })
  }

  async function takeSeat(): Promise<Seat | undefined> {
    for (let wait = askAgain; ; wait = Math.min(wait * 2, 30_000)) {
      const answer = await api.open(token, sheet.id)
      if (answer.kind === 'data') return answer.data
      if (answer.kind === 'refused' && (answer.code === 'token_used' || answer.code === 'session_expired')) {
        ended(answer.code)
        return undefined
      }
      const code = answer.kind === 'refused' ? answer.code : 'offline'
      host.tell({ type: 'error', code })
      const offline = answer.kind === 'silence'
      const title = offline ? words.offlineTitle : words.busyTitle
      const text = offline ? words.offlineText : words.busyText
      await pressed({ title, text, working: offline }, wait)
    }
  }

  /** Asks until there is an answer that settles the matter; the reels turn meanwhile. */
  async function insist(
    ask: () => Promise<Answer<Round>>,
  ): Promise<Exclude<Answer<Round>, { kind: 'silence' }>> {
    const began = performance.now()
    for (;;) {
      const answer = await ask()
      if (answer.kind === 'data') return answer
      const code = answer.kind === 'refused' ? answer.code : 'offline'
      if (answer.kind === 'refused') {
        if (code === 'too_soon') {
          await delay(answer.wait ?? pace)
          continue
        }
        if (code !== 'operator_unavailable' && code !== 'server_error') return answer
      }
      if (performance.now() - began < silenceToBear) {
        await delay(600)
        continue
      }
      const offline = answer.kind === 'silence'
      host.tell({ type: 'error', code })
      await pressed(
        {
          title: offline ? words.offlineTitle : words.unclearTitle,
          text: offline ? words.offlineText : words.unclearText,
          working: true,
        },
        askAgain,
      )
    }
  }

  /** Shows a finished round on turning reels. */
  async function reveal(round: Round, turningSince: number) {
    notice.clear()
    await delay(shortestTurn - (performance.now() - turningSince))
    if (round.result === null) {
      reels.show(stops)
      result.clear()
      if (round.state === 'refused') shortOfFunds(round.balance ?? balance)
      if (round.state === 'voided') {
        const text = fill(words.voidedText, { stake: money.full(round.stake) })
        notice.show({ title: words.voidedTitle, text, actions: [{ label: words.fine, act: notice.clear }] })
      }
    } else {
      stops = round.result.stops
      await reels.stop(stops)
      await result.show(round)
      void api.seen(round.id)
    }
    if (round.balance !== null) setBalance(round.balance)
  }

  function shortOfFunds(held: number) {
    balance = held
    const affordable = stakes.findLast((one) => one <= held)
    const actions: NoticeAction[] = []
    if (affordable !== undefined) {
      const act = () => {
        notice.clear()
        choose(affordable)
      }
      actions.push({ label: fill(words.lower, { stake: money.figure(affordable) }), act })
    }
    if (host.framed) actions.push({ label: words.deposit, act: () => host.tell({ type: 'deposit' }) })
    actions.push({ label: words.close, act: notice.clear })
    notice.show({
      title: words.fundsTitle,
      text: fill(words.fundsText, { balance: money.full(held) }),
      actions,
    })
  }

  /** Runs one piece of play with everything else locked, then unlocks. */
  async function play(round: () => Promise<void>) {
    playing = true
    enable()
    host.tell({ type: 'busy' })
    await round()
    await delay(readyAt - performance.now())
    playing = stage.root.classList.contains('over')
    enable()
    host.tell({ type: 'idle' })
  }

  async function spin() {
    if (playing || paused) return
    notice.clear()
    if (balance < stake) return shortOfFunds(balance)
    const key = crypto.randomUUID()
    await play(async () => {
      const began = performance.now()
      readyAt = began + pace
      result.clear()
      stage.voice.textContent = words.spinning
      reels.spin()
      const answer = await insist(() => api.spin(key, stake))
      if (answer.kind === 'data') return reveal(answer.data, began)
      if (answer.code === 'round_in_progress') return waitForOther()
      over(answer.code)
    })
  }

  function over(code: string) {
    stage.root.classList.add('over')
    ended(code)
  }

  /** Another window has a round of this game: waits until that one is over. */
  async function waitForOther() {
    reels.show(stops)
    result.clear()
    for (;;) {
      notice.show({ title: words.otherTitle, text: words.otherText, working: true, actions: [] })
      await delay(askAgain)
      const answer = await api.state()
      if (answer.kind === 'refused' && answer.code === 'session_expired') return over(answer.code)
      if (answer.kind !== 'data' || isUnfinished(answer.data.round)) continue
      notice.clear()
      if (answer.data.balance !== null) setBalance(answer.data.balance)
      return
    }
  }

  /** A round that was left: finished if it has to be, then shown. */
  async function resume(round: Round) {
    const began = performance.now()
    result.say(isUnfinished(round) ? words.resuming : words.resumed)
    reels.spin()
    const answer = await insist(async () =>
      isUnfinished(round) ? latest(round) : { kind: 'data', data: round },
    )
    if (answer.kind === 'data') return reveal(answer.data, began)
    over(answer.code)
  }

  async function latest(round: Round): Promise<Answer<Round>> {
    const answer = await api.state()
    if (answer.kind !== 'data') return answer
    const now = answer.data.round
    if (now === null || now.id !== round.id) return { kind: 'data', data: { ...round, state: 'voided' } }
    return isUnfinished(now)
      ? { kind: 'refused', code: 'operator_unavailable', wait: undefined }
      : { kind: 'data', data: now }
  }

  stage.less.addEventListener('click', () => step(-1))
  stage.more.addEventListener('click', () => step(1))
  stage.spin.addEventListener('click', () => void spin())
  stage.paytable.addEventListener('click', () =>
    openPaytable(stage.root, { sheet, language, words, stake: stake || sheet.lines.length, money }),
  )
  addEventListener('keydown', (event) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    const onPage = event.target === document.body
    // A key that is held down is no auto-play.
    if (onPage || (event.repeat && event.target === stage.spin)) event.preventDefault()
    if (onPage && !event.repeat) void spin()
  })

  const seat = await takeSeat()
  if (seat === undefined) return
  notice.clear()
  money = moneyIn(language, seat.currency)
  ;({ stakes, stake, balance, pace } = seat)
  const left = seat.round
  host.tell({ type: 'ready' })
  if (left === null) playing = false
  else await play(() => resume(left))
  enable()
  stage.voice.textContent ||= words.ready
}

function isUnfinished(round: Round | null): boolean {
  return round?.state === 'open' || round?.state === 'decided' || round?.state === 'voiding'
}

function delay(milliseconds: number): Promise<void> {
  return milliseconds <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds))
}
