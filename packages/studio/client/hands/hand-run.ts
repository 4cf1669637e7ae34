import { sitDown } from '../chip-desk.ts'
import { fairDoor } from '../fair-door.ts'
import { connectHost, type Host } from '../host.ts'
import { createNotice } from '../notice.ts'
import { followOverGame } from '../over-game.ts'
import { openPersistently } from '../persistent-calls.ts'
import { createHandDesk, type HandInput } from './hand-desk.ts'
import { createHandFunds } from './hand-funds.ts'
import { createHandPlays } from './hand-presses.ts'
import { openHandRules } from './hand-sheets.ts'
import { createHandShow } from './hand-show.ts'

/** Runs a game of hands from the opening of its session; it ends with the page. */
export async function runHands(input: HandInput): Promise<void> {
  const { sheet, language, stage, api, sound } = input
  const { words, hand: own } = sheet
  const notice = createNotice(stage.window, stage.deal)
  const host: Host = connectHost(input.origins, (message) => {
    if (message.type === 'sound') sound.turn(message.on)
    else if (message.type === 'stake') desk.rail.choose(message.amount, desk.balance)
    else if (message.type === 'refresh') void refresh()
    else if (message.type === 'back') closeOverGame()
    else shown.pause(message.type === 'pause')
  })
  const closeOverGame = followOverGame(stage.root, host)
  /** Resolves when a client seed is named, or could not be. */
  let seeded = Promise.resolve()
  const desk = createHandDesk(input, host, notice, {
    put: (spot) => plays.put(spot),
    decide: (decision, extra) => plays.decide(decision, extra),
  })
  const funds = createHandFunds(desk)
  const shown = createHandShow(desk, funds)
  const plays = createHandPlays(desk, funds, shown, () => seeded)
  const fair = fairDoor(stage.root, input, host, () => ({ round: shown.lastHand(), seeded: true }))

  async function refresh() {
    const { phase: before } = desk
    if (before !== 'betting' && before !== 'deciding') return
    const answer = await api.state()
    if (desk.phase !== before || answer.kind === 'noAnswer') return
    if (answer.kind === 'refused') {
      if (answer.code === 'session_expired') funds.end(answer.code)
      return
    }
    const { hand, balance } = answer.data
    if (balance !== null) desk.balance = balance
    if (hand !== null && (hand.id !== desk.view?.id || hand.step !== desk.view.step))
      await shown.show(hand, true)
    else if (hand === null && before === 'deciding') shown.idle()
    desk.draw()
  }

  stage.deal.addEventListener('click', () => void plays.deal())
  stage.clear.addEventListener('click', plays.clear)
  stage.rules.addEventListener('click', () =>
    openHandRules(stage.root, { sheet, language, money: desk.money, opened: desk.opened, fair }),
  )
  document.addEventListener('visibilitychange', () => {
    shown.noteSeen()
    if (document.visibilityState === 'visible') void refresh()
  })

  const answer = await openPersistently({ notice, host, words }, () => api.open(input.token, sheet.id))
  if (answer.kind === 'refused') return funds.end(answer.code)
  const opened = answer.data
  seeded = input.fair.prepare()
  sitDown(desk, opened)
  const left = opened.hand
  if (left === null) {
    shown.idle()
    return desk.speak(own.placeBet)
  }
  await shown.show(left, true)
  if (left.win !== null && left.state === 'settled') funds.tellMissed(left, left.win)
  else if (left.win === null) desk.tell(words.resumed)
}
