import type { Language } from '@marquee/contract/config.ts'
import { formatMoney } from '@marquee/contract/currency.ts'
import { textsIn } from '../../texts.ts'
import { gameOf } from '../games/games.ts'
import { handNames } from '../../shared/hand-names.ts'
import { escapeHtml } from '../http/page.ts'
import { replayDocument } from '../http/replay-document.ts'
import { faceOf } from '../../shared/table-cards.ts'
import { type HandRow, isUnfinishedHand } from './hand-rows.ts'
import { handRulesOf } from './hand-settlement.ts'

/** The page of a hand: the cards as they lay at its end, and what each stake brought back. */
export function handReplayPage(row: HandRow, palette: string, language: Language): string {
  const { game: texts, hands: words } = textsIn(language)
  const table = row.cards === null ? undefined : handRulesOf(row)?.play(row.cards, row, row.decisions)
  if (table === undefined || table.win === null) {
    const text = isUnfinishedHand(row) ? texts.words.unclearTitle : texts.words.voidedTitle
    return replayDocument(language, palette, words.yourHand, `<p>${escapeHtml(text)}</p>`)
  }
  const figure = new Intl.NumberFormat(language, { useGrouping: false })
  const isPoker = gameOf(row.gameId)?.hand?.kind === 'holdem'
  const names = handNames(words, (value) => figure.format(value), isPoker)
  const money = (amount: number) => formatMoney(amount, row.currency, language)
  const positions = table.places.map((place) => {
    const cards = place.cards.map((card) => {
      const { rank, suit, isRed } = faceOf(card)
      const face = card < 0 ? '' : `${rank}${suit}`
      const look = card < 0 ? ' class="down"' : isRed ? ' class="red"' : ''
      return `<b${look} role="img" aria-label="${escapeHtml(names.card(card))}">${face}</b>`
    })
    const description = [names.place(place.id), names.worth(place), names.outcome(place)]
      .filter(Boolean)
      .join(' · ')
    return `<section><h2>${escapeHtml(description)}</h2><p class="cards">${cards.join('')}</p></section>`
  })
  const lines = table.stakes.map(({ id, amount, back }) => {
    const value = `${money(amount)} → ${money(back ?? 0)}`
    return `<dt>${escapeHtml(names.stake(id))}</dt><dd>${escapeHtml(value)}</dd>`
  })
  const decisions = row.decisions.map((decision) => names.decision(decision)).join(' → ')
  const taken = decisions === '' ? '' : `<p>${escapeHtml(decisions)}</p>`
  const content = `<main class="hand">${positions.join('')}${taken}<dl>${lines.join('')}</dl></main>`
  return replayDocument(language, palette, words.yourHand, content)
}
