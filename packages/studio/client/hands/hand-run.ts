import { showOpened } from '../common/chip-screen.ts'
import { fairnessOpener } from '../fairness/fairness-button.ts'
import { connectHost, type Host } from '../common/host.ts'
import { createNotice } from '../common/notice.ts'
import { followOverGame } from '../common/over-game.ts'
import { openPersistently } from '../common/persistent-calls.ts'
import { createHandScreen, type HandInput } from './hand-screen.ts'
import { createHandFunds } from './hand-funds.ts'
import { createHandActions } from './hand-actions.ts'
import { openHandRules } from './hand-sheets.ts'
import { createHandShow } from './hand-show.ts'

/** Runs a game of hands from the opening of its session; it ends with the page. */
export async function runHands(input: HandInput): Promise<void> {
  const { sheet, language, stage, api, sound } = input
  const { words, hand: own } = sheet
  const notice = createNotice(stage.window, stage.deal)
  const host: Host = connectHost(input.origins, (message) => {
    if (message.type === 'sound') sound.turn(message.on)
    else if (message.type === 'stake') screen.rail.choose(message.amount, screen.balance)
    else if (message.type === 'refresh') void refresh()
    else if (message.type === 'back') closeOverGame()
    else shown.pause(message.type === 'pause')
  })
  const closeOverGame = followOverGame(stage.root, host)
  const screen = createHandScreen(input, host, notice, {
    put: (spot) => plays.put(spot),
    decide: (decision, extra) => plays.decide(decision, extra),
  })
  const funds = createHandFunds(screen)
  const shown = createHandShow(screen, funds)
  const plays = createHandActions(screen, funds, shown, input.fair.order)
  const fair = fairnessOpener(stage.root, input, host, () => ({ round: shown.lastHand(), seeded: true }))

  async function refresh() {
    const { phase: before } = screen
    if (before !== 'betting' && before !== 'deciding') return
    const result = await api.state()
    if (screen.phase !== before || result.kind === 'noResponse') return
    if (result.kind === 'refused') {
      if (result.code === 'session_expired') funds.end(result.code)
      return
    }
    const { hand, balance } = result.data
    if (balance !== null) screen.balance = balance
    if (hand !== null && (hand.id !== screen.view?.id || hand.step !== screen.view.step))
      await shown.show(hand, true)
    else if (hand === null && before === 'deciding') shown.idle()
    screen.draw()
  }

  stage.deal.addEventListener('click', () => void plays.deal())
  stage.clear.addEventListener('click', plays.clearOrRepeat)
  stage.rules.addEventListener('click', () =>
    openHandRules(stage.root, { sheet, language, money: screen.money, opened: screen.opened, fair }),
  )
  document.addEventListener('visibilitychange', () => {
    shown.noteSeen()
    if (document.visibilityState === 'visible') void refresh()
  })

  const outcome = await openPersistently({ notice, host, words }, () => api.open(input.token, sheet.id))
  if (outcome.kind === 'refused') return funds.end(outcome.code)
  const opened = outcome.data
  void input.fair.prepare()
  showOpened(screen, opened)
  const left = opened.hand
  if (left === null) {
    shown.idle()
    return screen.speak(own.placeBet)
  }
  await shown.show(left, true)
  if (left.win !== null && left.state === 'settled') funds.showMissed(left, left.win)
  else if (left.win === null) screen.announce(words.resumed)
}
