import type { TableUpdate } from '../../shared/table-protocol.ts'
import { showOpened } from '../common/chip-screen.ts'
import { fairnessOpener } from '../fairness/fairness-button.ts'
import { connectHost, type Host } from '../common/host.ts'
import { createNotice } from '../common/notice.ts'
import { followOverGame } from '../common/over-game.ts'
import { openPersistently } from '../common/persistent-calls.ts'
import { createChainSalt } from './chain-salt.ts'
import { createClock } from './clock.ts'
import { createTableScreen, type TableInput } from './table-screen.ts'
import { createFunds } from './funds.ts'
import { createBetActions } from './bet-actions.ts'
import { createResults } from './results.ts'
import { createRounds } from './rounds.ts'
import { openBetList, openRules } from './table-sheets.ts'

/** Runs a table from the opening of its session; it ends with the page. */
export async function runTable(input: TableInput): Promise<void> {
  const { sheet, language, stage, layout, api, sound } = input
  const { words, table: texts } = sheet
  const notice = createNotice(stage.window, stage.allBets)
  const clock = createClock(stage, texts)
  const host: Host = connectHost(input.origins, (message) => {
    if (message.type === 'sound') sound.turn(message.on)
    else if (message.type === 'stake') screen.rail.choose(message.amount, screen.balance)
    else if (message.type === 'refresh') void rounds.refresh()
    else if (message.type === 'back') closeOverGame()
    else if (message.type === 'pause') results.pause(true)
    else if (message.type === 'resume') results.pause(false)
  })
  const closeOverGame = followOverGame(stage.root, host)
  const screen = createTableScreen(input, host, notice, clock)
  const funds = createFunds(screen)
  const actions = createBetActions(screen, funds)
  const results = createResults(screen)
  const rounds = createRounds(screen, results)
  const salt = createChainSalt(api)
  const fair = fairnessOpener(stage.root, input, host, () => {
    const { lastRound: round, view } = screen
    return {
      round,
      seeded: false,
      facts: (spoken, fact) =>
        view === undefined
          ? []
          : [...fact(texts.chainEnd, view.round.chain), ...salt.facts(view, spoken, fact)],
    }
  })
  const update = (now: TableUpdate) => {
    if (screen.opened?.demo === false) salt.follow(now.table)
    rounds.update(now)
  }

  const put = (chosen: readonly string[]) =>
    void actions.place(chosen.map((spot) => ({ spot, amount: screen.rail.chosen() })))
  input.onScreen({ put, announce: screen.announce })
  clock.onChange((isOpen) => {
    if (!isOpen && screen.view?.round.result === null) {
      screen.clearMessage()
      layout.spin()
      sound.play('spin')
      screen.speak(texts.betsClosed)
    } else if (isOpen) {
      screen.speak(texts.placeBets)
    }
    screen.draw()
  })
  stage.start.addEventListener('click', async () => {
    stage.start.disabled = true
    const closed = await actions.closeEarly()
    if (closed === undefined) screen.draw()
    else update(closed)
  })
  stage.undo.addEventListener('click', () => void actions.undo())
  stage.repeat.addEventListener('click', () => void actions.place(screen.bets.last()))
  stage.double.addEventListener('click', () => void actions.double())
  stage.allBets.addEventListener('click', () =>
    openBetList(stage.root, {
      sheet,
      groups: layout.groups,
      put,
      amounts: screen.bets.amounts,
      money: screen.money,
    }),
  )
  stage.rules.addEventListener('click', () =>
    openRules(stage.root, {
      sheet,
      language,
      nameOf: input.nameOf,
      more: layout.rules?.(),
      money: screen.money,
      opened: screen.opened,
      view: screen.view,
      fair,
    }),
  )

  const result = await openPersistently({ notice, host, words }, () => api.open(input.token, sheet.id))
  if (result.kind === 'refused') return funds.end(result.code)
  const opened = result.data
  showOpened(screen, opened)
  update(opened.update)
  results.showMissed(opened.missed)
  api.follow({
    update,
    ended: funds.end,
    mode(mode) {
      stage.root.classList.toggle('lost', mode === 'lost')
      if (mode === 'lost') screen.announce(words.offlineText, '')
    },
  })
}
