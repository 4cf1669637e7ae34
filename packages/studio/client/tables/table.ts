import type { TableUpdate } from '../../shared/table-protocol.ts'
import { sitDown } from '../chip-desk.ts'
import { fairDoor } from '../fair-door.ts'
import { connectHost, type Host } from '../host.ts'
import { createNotice } from '../notice.ts'
import { followOverGame } from '../over-game.ts'
import { openPersistently } from '../persistent-calls.ts'
import { createChainSalt } from './chain-salt.ts'
import { createClock } from './clock.ts'
import { createDesk, type TableInput } from './desk.ts'
import { createFunds } from './funds.ts'
import { createPresses } from './presses.ts'
import { createResults } from './results.ts'
import { createRounds } from './rounds.ts'
import { openBetList, openRules } from './table-sheets.ts'

/** Runs a table from the opening of its session; it ends with the page. */
export async function runTable(input: TableInput): Promise<void> {
  const { sheet, language, stage, layout, api, sound } = input
  const { words, table: said } = sheet
  const notice = createNotice(stage.window, stage.allBets)
  const clock = createClock(stage, said)
  const host: Host = connectHost(input.origins, (message) => {
    if (message.type === 'sound') sound.turn(message.on)
    else if (message.type === 'stake') desk.rail.choose(message.amount, desk.balance)
    else if (message.type === 'refresh') void rounds.refresh()
    else if (message.type === 'back') closeOverGame()
    else if (message.type === 'pause') results.pause(true)
    else if (message.type === 'resume') results.pause(false)
  })
  const closeOverGame = followOverGame(stage.root, host)
  const desk = createDesk(input, host, notice, clock)
  const funds = createFunds(desk)
  const presses = createPresses(desk, funds)
  const results = createResults(desk)
  const rounds = createRounds(desk, results)
  const salt = createChainSalt(api)
  const fair = fairDoor(stage.root, input, host, () => {
    const { lastRound: round, view } = desk
    return {
      round,
      seeded: false,
      facts: (spoken, fact) =>
        view === undefined
          ? []
          : [...fact(said.chainEnd, view.round.chain), ...salt.facts(view, spoken, fact)],
    }
  })
  const update = (now: TableUpdate) => {
    salt.follow(now.table)
    rounds.update(now)
  }

  const press = (chosen: readonly string[]) =>
    void presses.place(chosen.map((spot) => ({ spot, amount: desk.rail.chosen() })))
  input.onDesk({ press, tell: desk.tell })
  clock.onChange((isOpen) => {
    if (!isOpen && desk.view?.round.result === null) {
      layout.spin()
      sound.play('spin')
      desk.speak(said.betsClosed)
    } else if (isOpen) {
      desk.speak(said.placeBets)
    }
    desk.draw()
  })
  stage.undo.addEventListener('click', () => void presses.undo())
  stage.repeat.addEventListener('click', () => void presses.place(desk.bets.last()))
  stage.double.addEventListener('click', () => void presses.double())
  stage.allBets.addEventListener('click', () =>
    openBetList(stage.root, {
      sheet,
      groups: layout.groups,
      press,
      amounts: desk.bets.amounts,
      money: desk.money,
    }),
  )
  stage.rules.addEventListener('click', () =>
    openRules(stage.root, {
      sheet,
      language,
      nameOf: input.nameOf,
      more: layout.rules?.(),
      money: desk.money,
      opened: desk.opened,
      view: desk.view,
      fair,
    }),
  )

  const answer = await openPersistently({ notice, host, words }, () => api.open(input.token, sheet.id))
  if (answer.kind === 'refused') return funds.end(answer.code)
  const opened = answer.data
  sitDown(desk, opened)
  update(opened.update)
  results.tellMissed(opened.missed)
  api.follow({
    update,
    ended: funds.end,
    mode(mode) {
      stage.root.classList.toggle('lost', mode === 'lost')
      if (mode === 'lost') desk.tell(words.offlineText, '')
    },
  })
}
