import { fill } from '@marquee/contract/fill.ts'
import { hitsOf, mostPicks, type PickGame, picksOf, ticketOf } from '../../shared/pick-games.ts'
import { delay } from '../common/delay.ts'
import { element } from '../common/element.ts'
import type { BetGroup, Layout, LayoutInput, OwnShown } from './layout.ts'
import { createTickets } from './tickets.ts'
import { payRow, payTable } from './pick-pays.ts'
import './pick-pays.css'
import './tickets.css'
import './pick-table.css'
import './pick-table-small.css'

/** What is drawn at a table where players pick. */
export interface PickLook {
  readonly game: PickGame
  /** What is on a ball or tile. */
  readonly face: (pick: number) => Node | string
}

/** All that is drawn is shown in this time, ms. */
const drawMs = 4_400
/** Results that the list has room for. */
const shownResults = 12

/** A ticket of so many numbers, at random. */
function quickTicket({ of }: PickGame, count: number): number[] {
  const left = Array.from({ length: of }, (_, index) => index + 1)
  return Array.from({ length: count }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? 1)
}

/** Builds a table where players pick what will be drawn. */
export function createPickTable(input: LayoutInput, { game, face }: PickLook): Layout {
  const { sheet, language, stage, nameOf, put, still, announce } = input
  const { draw: words } = sheet.table
  const most = mostPicks(game)
  const picked = new Set<number>()
  /** How many the next quick pick takes. */
  let quick = Math.min(5, most)
  let drawn: readonly number[] = []
  let step = 0

  const buttons = Array.from({ length: game.of }, (_, index) => {
    const pick = index + 1
    const button = element('button', { type: 'button', class: 'pick', 'aria-pressed': 'false' }, face(pick))
    button.setAttribute('aria-label', nameOf(String(pick)))
    button.addEventListener('click', () => toggle(pick))
    return button
  })
  stage.felt.append(...buttons)
  stage.arena.setAttribute('aria-hidden', 'true')
  const tickets = createTickets(sheet, face, nameOf)
  const placeButton = element('button', { type: 'button', class: 'action main place' })
  const quickPick = element('button', { type: 'button', class: 'action' }, words.quickPick)
  const clearPicks = element('button', { type: 'button', class: 'action' }, words.clear)
  const count = element('output', { class: 'picked' })
  /** What a ticket of as many picks as there are, or as a quick pick takes, would pay. */
  const pays = element('div', { class: 'pick-pays' })
  stage.felt.before(pays)
  stage.felt.after(
    element('div', { class: 'pick-tools' }, quickPick, clearPicks, count, placeButton),
    tickets.list,
  )

  function show() {
    for (const [index, button] of buttons.entries())
      button.setAttribute('aria-pressed', String(picked.has(index + 1)))
    const length = picked.size === 0 ? quick : picked.size
    count.textContent = fill(words.picked, { count: String(picked.size) })
    if (pays.dataset['picks'] !== String(length)) pays.replaceChildren(payRow(sheet, game, length, language))
    pays.dataset['picks'] = String(length)
    placeButton.disabled = picked.size === 0
    clearPicks.disabled = picked.size === 0
  }

  function toggle(pick: number) {
    if (picked.has(pick)) picked.delete(pick)
    else if (picked.size < most) picked.add(pick)
    else return announce(fill(words.most, { count: String(most) }))
    if (picked.size > 0) quick = picked.size
    show()
  }

  function choose(picks: readonly number[]) {
    picked.clear()
    for (const pick of picks) picked.add(pick)
    show()
  }

  quickPick.addEventListener('click', () => choose(quickTicket(game, quick)))
  clearPicks.addEventListener('click', () => choose([]))
  placeButton.addEventListener('click', () => put([ticketOf(picked)]))
  show()

  function mark() {
    stage.felt.classList.toggle('over', drawn.length === game.drawn)
    const mine = new Set(tickets.spots().flatMap(picksOf))
    for (const [index, button] of buttons.entries()) {
      const pick = index + 1
      button.classList.toggle('mine', mine.has(pick))
      button.classList.toggle('drawn', drawn.includes(pick))
    }
    tickets.showHits(drawn.length === game.drawn ? (spot) => hitsOf(spot, drawn) : undefined)
  }

  /** Takes the marks of a draw from the felt; what was drawn stays in sight above it until the next draw. */
  function clear() {
    step += 1
    drawn = []
    stage.arena.classList.add('past')
    mark()
  }

  function empty() {
    clear()
    stage.arena.replaceChildren()
    stage.arena.classList.remove('past')
  }

  function lay(pick: number) {
    const isMine = tickets.spots().some((spot) => picksOf(spot).includes(pick))
    stage.arena.append(element('span', { class: isMine ? 'ball hit' : 'ball' }, face(pick)))
  }

  return {
    /** Tickets that are ready, a new one of each length whenever the list is opened. */
    get groups(): readonly BetGroup[] {
      const lengths = Array.from({ length: most }, (_, index) => index + 1)
      return [
        {
          title: words.quickPick,
          bets: lengths.map((length) => {
            const spot = ticketOf(quickTicket(game, length))
            return { label: nameOf(spot), spots: [spot] }
          }),
        },
      ]
    },
    rules: () => payTable(sheet, game, language),
    brief: () => '',
    spin: empty,
    async show(result, late) {
      empty()
      const mine = step
      for (const [index, pick] of result.entries()) {
        if (!late && !still()) await delay(drawMs / game.drawn)
        // Another round may have begun while this one was drawn.
        if (mine !== step) return
        drawn = result.slice(0, index + 1)
        lay(pick)
        buttons[pick - 1]?.classList.add('drawn')
      }
      mark()
    },
    clear,
    history(results) {
      const [last] = results
      if (last !== undefined && stage.arena.childElementCount === 0) {
        for (const pick of last) lay(pick)
        stage.arena.classList.add('past')
      }
      stage.results.replaceChildren(
        ...results
          .slice(0, shownResults)
          .map((result) =>
            element(
              'li',
              { 'aria-label': nameOf(ticketOf(result)) },
              ...result.toSorted((a, b) => a - b).map((pick) => element('span', {}, face(pick))),
            ),
          ),
      )
    },
    own(shown: OwnShown) {
      tickets.show(shown)
      placeButton.textContent = fill(words.place, { amount: shown.money.full(shown.chip) })
      placeButton.setAttribute('aria-disabled', String(!shown.isOpen))
      mark()
    },
  }
}
